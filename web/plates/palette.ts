/** The two printings of a plate: by day on warm paper, by night under a lantern. Same geometry, other inks. */
export interface Palette {
  name: 'light' | 'dark';
  paper: string;
  floor: string;
  glade: string;
  gladeInk: string;
  rock: string;
  rockShade: string;
  rockWash: string;
  rockInk: string;
  pathFill: string;
  pathInk: string;
  broadleaf: string[];
  conifer: string[];
  treeInk: string;
  treeShade: string;
  treeLight: number;
  frame: string;
  mottle: [number, number, number];
  grain: { tone: [number, number, number]; strength: number };
  vignette: { colour: string; strength: number };
  ember: number;
}

export const light: Palette = {
  name: 'light',
  paper: '#fbf4e2',
  floor: '#a9b682',
  glade: '#dfe0b4',
  gladeInk: '#757a4e',
  rock: '#ecdfc6',
  rockShade: '#c2ab88',
  rockWash: '#ddcbaa',
  rockInk: '#4a3a2b',
  pathFill: '#f5e9cd',
  pathInk: '#6b5236',
  broadleaf: ['#839a60', '#92a96b', '#738b57', '#a2b071', '#8aa266'],
  conifer: ['#6f8a59', '#628053', '#7d955f', '#68865a'],
  treeInk: '#2d3a26',
  treeShade: '#33482c',
  treeLight: 0.55,
  frame: '#2b2a26',
  mottle: [0.55, 0.4, 0.18],
  grain: { tone: [0, 0, 0], strength: 0.075 },
  vignette: { colour: '#6b4a1c', strength: 0.2 },
  ember: 0.75,
};

export const dark: Palette = {
  name: 'dark',
  paper: '#14201b',
  floor: '#24382b',
  glade: '#5a6a4b',
  gladeInk: '#1f2d20',
  rock: '#9a8f74',
  rockShade: '#4f4b3e',
  rockWash: '#5c5946',
  rockInk: '#12160f',
  pathFill: '#a8966c',
  pathInk: '#10160f',
  broadleaf: ['#3f6548', '#47714e', '#365a43', '#527a52', '#42694a'],
  conifer: ['#365a43', '#30523f', '#3f6548', '#2f5644'],
  treeInk: '#0d1611',
  treeShade: '#0c1812',
  treeLight: 0.2,
  frame: '#8f8a70',
  mottle: [0.02, 0.05, 0.03],
  grain: { tone: [0.9, 0.85, 0.6], strength: 0.1 },
  vignette: { colour: '#000000', strength: 0.5 },
  ember: 0.9,
};

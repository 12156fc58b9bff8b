/** Small sounds, made here and now: no files, nobody else's. */
import type { LogEntry } from '../api/messages';

export type Sound = 'turn' | 'card' | 'dice' | 'battle' | 'move' | 'end';

/** What an event sounds like, by the words of its kind. */
export function soundOf(entry: Pick<LogEntry, 'kind'>): Sound {
  if (/roll|die\b|dice/.test(entry.kind)) return 'dice';
  if (/battl|attack|combat|hits|removed|ambush/.test(entry.kind)) return 'battle';
  if (/drew|draw|card|played|craft|spent|discard|took|deployed|quest|chip/.test(entry.kind)) return 'card';
  return 'move';
}

let context: AudioContext | undefined;

/** A tone with a soft beginning and a fading end. */
function tone(pitch: number, from: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const at = context!.currentTime + from;
  const source = new OscillatorNode(context!, { frequency: pitch, type: shape });
  const volume = new GainNode(context!, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(context!.destination);
  source.start(at);
  source.stop(at + length);
}

/** A short rustle or rattle. */
function noise(from: number, length: number, loud: number, pitch: number): void {
  const at = context!.currentTime + from;
  const count = Math.ceil(context!.sampleRate * length);
  const buffer = context!.createBuffer(1, count, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < count; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / count) ** 2;
  const source = new AudioBufferSourceNode(context!, { buffer });
  const filter = new BiquadFilterNode(context!, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  source
    .connect(filter)
    .connect(new GainNode(context!, { gain: loud }))
    .connect(context!.destination);
  source.start(at);
}

const SCORES: Record<Sound, () => void> = {
  // one low bell: its strike, and what hums on
  turn: () => {
    tone(196, 0, 1.6, 0.13);
    tone(466, 0, 0.9, 0.045);
    tone(588, 0, 0.5, 0.03);
  },
  card: () => noise(0, 0.11, 0.16, 2600),
  dice: () => [0, 0.07, 0.13, 0.22].forEach((from) => noise(from, 0.05, 0.25, 1100)),
  battle: () => {
    tone(98, 0, 0.4, 0.18, 'triangle');
    noise(0, 0.12, 0.16, 500);
  },
  move: () => tone(330, 0, 0.09, 0.05, 'triangle'),
  end: () => [392, 523, 659, 784].forEach((pitch, i) => tone(pitch, i * 0.14, 0.9, 0.08)),
};

/** Browsers stay silent until somebody has pressed something; what would have sounded before is let go. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  else SCORES[sound]();
}

/** What is printed on the faction boards. */
import factions from '../../../../src/weald/games/root/data/factions.toml?pick=tracks,board,rules';

interface FactionData {
  marquise: { tracks: Record<`${'sawmill' | 'workshop' | 'recruiter'}_${'cost' | 'vp'}`, number[]> };
  eyrie: { tracks: { roost_vp: number[] } };
  alliance: { tracks: { cost: number[]; vp: number[] } };
  vagabond: { board: { track: number } };
}
const data = factions as object as FactionData;

/** In wood, by building. */
export const COSTS = {
  sawmill: data.marquise.tracks.sawmill_cost,
  workshop: data.marquise.tracks.workshop_cost,
  recruiter: data.marquise.tracks.recruiter_cost,
};
export const BUILDING_POINTS = {
  sawmill: data.marquise.tracks.sawmill_vp,
  workshop: data.marquise.tracks.workshop_vp,
  recruiter: data.marquise.tracks.recruiter_vp,
};
/** By roosts on the map, from none to seven. */
export const ROOST_POINTS = data.eyrie.tracks.roost_vp;
export const SYMPATHY_COST = data.alliance.tracks.cost;
export const SYMPATHY_POINTS = data.alliance.tracks.vp;
export const TRACK_SPACE = data.vagabond.board.track;

/** A picture for each Wonderlandian and each thing they leave behind, for allies and artifacts; fetched after the first view. */
import talon from 'icon:bird-claw';
import sword from 'icon:broadsword';
import rook from 'icon:chess-rook';
import claws from 'icon:claws';
import flamingo from 'icon:flamingo';
import hedgehog from 'icon:hedgehog';
import rose from 'icon:rose';
import spades from 'icon:spades';
import axe from 'icon:battle-axe';
import teapot from 'icon:teapot';
import egg from 'icon:big-egg';
import jack from 'icon:card-jack-hearts';
import caterpillar from 'icon:caterpillar';
import cup from 'icon:coffee-cup';
import crown from 'icon:crown';
import queen from 'icon:chess-queen';
import dodo from 'icon:dodo';
import feather from 'icon:feather';
import pendant from 'icon:gem-pendant';
import gloves from 'icon:gloves';
import griffin from 'icon:griffin-symbol';
import honey from 'icon:honeypot';
import horn from 'icon:rhinoceros-horn';
import maracas from 'icon:maracas';
import oyster from 'icon:oyster';
import watch from 'icon:pocket-watch';
import rabbitHead from 'icon:rabbit-head';
import rabbit from 'icon:rabbit';
import mouse from 'icon:seated-mouse';
import thread from 'icon:sewing-string';
import pipe from 'icon:smoking-pipe';
import shadows from 'icon:two-shadows';
import unicorn from 'icon:unicorn';
import walrus from 'icon:walrus-head';

export const pictures: Record<string, string> = {
  white_rabbit: rabbit,
  knave_of_hearts: jack,
  march_hare: rabbitHead,
  duchess: queen,
  walrus,
  gryphon: griffin,
  caterpillar,
  humpty_dumpty: egg,
  unicorn,
  tweedles: shadows,
  dodo,
  dormouse: mouse,
  rabbits_watch: watch,
  knaves_crown: crown,
  hares_teacup: cup,
  duchess_amulet: pendant,
  walrus_oysters: oyster,
  gryphons_feather: feather,
  caterpillars_pipe: pipe,
  humptys_glove: gloves,
  unicorns_horn: horn,
  tweedles_rattle: maracas,
  dodos_thimble: thread,
  dormouse_treacle: honey,
  card_guard: spades,
  flamingo: flamingo,
  rose: rose,
  red_rook: rook,
  critter: hedgehog,
  'artifact-alice': sword,
  'artifact-mad_hatter': teapot,
  'artifact-queen_of_hearts': axe,
  'artifact-cheshire_cat': claws,
  'artifact-jabberwock': talon,
};

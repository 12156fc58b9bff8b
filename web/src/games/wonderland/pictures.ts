/** A picture for each Wonderlandian and each thing they leave behind. */
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
};

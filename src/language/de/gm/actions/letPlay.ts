import type { LET_PLAY as EN } from '../../../en/gm/actions/letPlay'

export const LET_PLAY: typeof EN = {
  title: 'Fray spielen lassen',
  how: 'Sie handeln nach der Taktik der Regeln, ein Schritt nach dem anderen. Feste Anweisungen gehen vor, alles lässt sich zurücknehmen, und jede Taste hält es an. Was die anderen gefragt werden, bleibt bei dir.',
  whom: 'Wen',
  side: name => `${name}, auch wer noch dazukommt`,
  selected: n => `Die ${n} Ausgewählten`,
  speed: 'Wie schnell',
  slowly: 'Langsam, alle 2½ Sekunden ein Schritt',
  steadily: 'Etwa jede Sekunde ein Schritt',
  quickly: 'Schnell',
  stop: 'Nicht mehr spielen',
}

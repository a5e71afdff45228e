import type { SUGGESTED as EN } from '../../../en/gm/prompt/suggested'
import { plural } from '../../grammar'

export const SUGGESTED: typeof EN = {
  gm: 'Wie vorgeschlagen',
  as: who => `${who} wie vorgeschlagen`,
  count: n => `${n} wie vorgeschlagen`,
  withAlike: (name, alike) => `${name} und ${alike} wie vorgeschlagen`,
  why: 'Wie die Taktik rät; jeder Schritt lässt sich zurücknehmen',
  round: 'Ganze Runde',
  whyRound: 'Alle, wie die Taktik rät, bis die Runde vorbei ist; jeder Schritt lässt sich zurücknehmen',
  stop: 'Nicht mehr vorschlagen',
  going: n => `${n} handeln wie vorgeschlagen, bis die Runde vorbei ist`,
  circle: {
    alike: n => `${n} seinesgleichen`,
    side: n => `alle ${n} der Seite`,
  },
  clock: {
    has: (name, seconds) => `${name} hat ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    left: (name, seconds) => `${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} für ${name}`,
    stop: 'Uhr anhalten',
    run: 'Uhr laufen lassen',
  },
  wave: (name, wave, round, who) => [name(wave), ` kommt in Runde ${round}: ${who}.`],
  letIn: 'Einlassen',
}

import { conditions } from '~/table/contract/conditions'

/** The pools on which life hangs. */
export const LIVES = ['health', 'str', 'agi', 'wit'] as const

/** Stays after a rest where an injury of this number is for good [MUR-DICE-12]. */
export const unlessForGood =
  <T>(n: number, over: T) =>
  (was: T, { injuries }: { injuries: readonly { n: number; permanent: boolean }[] }): T =>
    injuries.some(one => one.n === n && one.permanent) ? was : over

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. */
export const CONDITION = conditions(['round', 'combat'], {
  incapacitated: { icon: 'prone', badge: 'down', plain: true, mark: LIVES },
  dead: { icon: 'dead', plain: true, mark: LIVES },
  /** A construct put out by critical damage. */
  disabled: { icon: 'unconscious', plain: true, mark: LIVES },
  /** By a net or a trap; held by somebody is `held`. */
  entangled: { icon: 'bound', mark: 'fight' },
  /** The turn of the coming round is lost. */
  skipTurn: {
    icon: 'wait',
    words: 'loses a turn',
    label: 'Loses the next turn',
    mark: 'fight',
    ends: ['round', 'combat'],
  },
  moraleExempt: {
    icon: 'guard',
    badge: 'exempt',
    words: 'passed morale',
    label: 'Passed a morale check',
    open: 'heroes',
    mark: 'fight',
  },
  frenzied: { icon: 'burning', mark: 'fight' },
  confused: { icon: 'stunned', mark: 'rest' },
  blind: { icon: 'blinded', mark: 'rest', rested: unlessForGood(6, false) },
  deaf: { mark: 'rest' },
  silenced: { icon: 'deaf', mark: 'rest' },
  eyeInjury: {
    icon: 'blinded',
    words: 'eye injury',
    label: 'Eye injury',
    mark: 'rest',
    rested: unlessForGood(6, false),
  },
  hobbled: { icon: 'injury', mark: 'rest', rested: unlessForGood(4, false) },
  encumbered: { mark: 'creature' },
  poisoned: { icon: 'poisoned', mark: 'rest' },
  climbing: { mark: 'fight' },
  swimming: { icon: 'sick', mark: 'fight' },
  /** Rides a mount that has moved this round. */
  mounted: { icon: 'move', words: 'rides', label: 'Rides a mount that has moved', mark: 'fight', ends: ['round'] },
  // What is worked out from the rest of the sheet.
  fled: { icon: 'fled' },
  dying: { icon: 'bleeding', open: 'heroes' },
  surrendered: { icon: 'surrendered', plain: true },
  broken: { icon: 'fear' },
  hidden: { icon: 'hidden', open: 'heroes' },
  held: { icon: 'bound', plain: true },
  holding: { icon: 'grapple' },
  border: { icon: 'step', words: 'on a border' },
  taunted: { icon: 'talk' },
  frightened: { icon: 'fear' },
  terrified: { icon: 'fear' },
  armInjury: { icon: 'injury', words: 'arm injury' },
  seenAs: { icon: 'target', words: 'special circumstances', open: 'gm' },
  injury: { icon: 'injury', open: 'heroes' },
  marker: { icon: 'marker', plain: true },
})

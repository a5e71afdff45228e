import { conditions } from '~/table/contract/conditions'

/** The pools on which life hangs. */
export const LIVES = ['hp', 'str', 'dex', 'wil'] as const

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. */
export const CONDITION = conditions(['round', 'combat', 'fall'], {
  /** In critical damage (a PC). */
  critical: { icon: 'bleeding', words: 'critical damage', label: 'Critical damage', plain: true, mark: LIVES },
  /** In critical damage (an NPC or a hireling): out of the fight. */
  down: { icon: 'prone', plain: true, mark: LIVES },
  aided: { icon: 'bandage', mark: LIVES },
  dead: { icon: 'dead', plain: true, mark: LIVES },
  weakened: { icon: 'harmed', mark: 'fight', ends: ['combat'] },
  routed: { icon: 'fled', mark: 'fight' },
  destroyed: { icon: 'broken', mark: LIVES },
  fleeing: { icon: 'fled', mark: 'fight', ends: ['combat', 'fall'] },
  escaped: { mark: 'fight' },
  surrendered: { icon: 'surrendered', mark: 'fight' },
  // Marks of the GM.
  tied: { icon: 'bound', words: 'tied up', label: 'Tied up', plain: true, mark: 'rest' },
  bound: { icon: 'bound', words: 'hands bound', label: 'Hands bound', mark: 'rest' },
  inCover: { icon: 'wall', badge: 'cover', words: 'in cover', label: 'In cover', mark: 'fight', ends: ['combat'] },
  unseen: { icon: 'hidden', mark: 'fight', ends: ['combat'] },
  unconscious: { icon: 'unconscious', plain: true, mark: LIVES },
  /** The next save against critical damage decides over life [RAT-OPT-06]. */
  doomed: { mark: 'creature' },
  // What is worked out from the rest of the sheet.
  dying: { icon: 'bleeding' },
  paralysed: { icon: 'bound' },
  delirious: { icon: 'stunned' },
  deprived: { icon: 'sick', open: 'heroes' },
  newcomer: { icon: 'wait', words: 'from next round' },
  detachment: { icon: 'encounter' },
  scar: { icon: 'injury' },
  marker: { icon: 'marker', plain: true },
})

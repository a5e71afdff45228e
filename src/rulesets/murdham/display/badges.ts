import { isBroken, isHidden } from '../conditions'
import type { BadgeCode } from '../state/badges'
import type { Combatant, Snapshot } from '../state/types'
import { CONDITIONS } from '../state/vocabulary'

export interface Badge {
  code: BadgeCode
  words: string
  /** Everybody at the table sees it. */
  open: boolean
}

const WORDS: { readonly [code: string]: string } = { eyeInjury: 'eye injury', mounted: 'rides' }

/** What stands out about a combatant, most important first. */
export function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { status, injuries, controller } = c.sheet
  const list: Badge[] = []
  const add = (code: BadgeCode, words: string = code, open = true) => list.push({ code, words, open })
  const mine = controller === 'player'
  // What the players read names nobody whom they do not know by name.
  const nameOf = (id: string) => (s.combatants[id]?.known === 'named' ? s.combatants[id].name : 'somebody')
  if (status.dead) add('dead')
  if (status.stance === 'fled') add('fled')
  if (!status.dead && status.disabled) add('disabled', 'disabled')
  if (!status.dead && status.diesAtEndOf !== null) add('dying', `dying, end of round ${status.diesAtEndOf}`, mine)
  if (!status.dead && status.incapacitated) add('down')
  // Nothing is left of what the dead had in mind.
  const mind = status.dead ? undefined : status
  if (mind?.stance === 'surrendered') add('surrendered')
  if (mind && isBroken(c)) add('broken')
  if (isHidden(c)) add('hidden', 'hidden', mine)
  if (status.grabbedBy !== null) add('held', `held by ${nameOf(status.grabbedBy)}`)
  if (status.entangled) add('entangled')
  if (status.grabbing !== null) add('holding', `holds ${nameOf(status.grabbing)}`)
  if (status.border !== null) add('border', 'on a border')
  if (mind?.skipTurn) add('skipTurn', 'loses a turn')
  if (mind && mind.tauntedBy !== null) add('taunted', `taunted by ${nameOf(mind.tauntedBy)}`)
  if (mind && mind.frightenedOf.length > 0) add('frightened')
  if (mind && mind.terrifiedOf !== null) add('terrified')
  for (const code of CONDITIONS)
    if (code !== 'incapacitated' && code !== 'entangled' && status[code]) add(code, WORDS[code] ?? code)
  if (status.armInjury.main || status.armInjury.off) add('armInjury', 'arm injury')
  if (mind?.moraleExempt) add('exempt', 'passed morale', mine)
  if (c.sheet.views.some(({ from, are }) => from === null && are.length > 0))
    add('seenAs', 'special circumstances', false)
  for (const { words } of injuries) add('injury', words, mine)
  for (const { on, words, shared } of Object.values(s.effects)) if (on === c.id) add('marker', words, shared)
  return list
}

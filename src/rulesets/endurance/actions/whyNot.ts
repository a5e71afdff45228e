import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { areFoes, isAble, isOnField } from '../conditions'
import type { Combatant, Snapshot } from '../state/types'

/** Why the team cannot give the go to this member now [END-TURN-03]. */
export function whyNotPicked(s: Snapshot, c: Combatant): Reason | undefined {
  const { turn } = s
  const no = whyNotHere(s, c)
  if (no || !turn) return no ?? reason('END-INIT-01', 'notInCombat', {})
  const { acted, newcomer, surprised } = c.sheet.status
  if (turn.who === c.id) return reason('END-TURN-03', 'alreadyTaking', { who: c.id })
  if (turn.who !== null) return reason('END-TURN-03', 'othersTurn', { who: turn.who })
  if (surprised) return reason('END-SURP-07', 'surprised', { who: c.id })
  if (newcomer) return reason('END-INIT-09', 'newcomer', { who: c.id })
  if (acted) return reason('END-TURN-02', 'hasActed', { who: c.id })
  const side = turn.teams[turn.at]
  return side !== undefined && side !== c.side ? reason('END-TURN-03', 'othersGo', { side }) : undefined
}

/** Why it is not this combatant's to act [END-TURN-03, END-TURN-08, END-ACT-23]. */
export function whyNotActing(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyUnable(s, c)
  if (no) return no
  const who = s.turn?.who
  if (who === c.id) return undefined
  return who ? reason('END-TURN-03', 'othersTurn', { who }) : reason('END-TURN-03', 'notTakingTurn', { who: c.id })
}

/** Why this combatant can do nothing at all. */
function whyUnable(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat') return reason('END-INIT-01', 'notInCombat', {})
  return isAble(c) ? undefined : reason('END-TURN-08', 'unable', { who: c.id })
}

/** The same, and of who waits off the map. */
function whyNotHere(s: Snapshot, c: Combatant): Reason | undefined {
  return whyUnable(s, c) ?? (isOnField(s, c) ? undefined : reason('END-TURN-13', 'offTheMap', { who: c.id }))
}

/** Each action takes at least one of those that are left. */
export function whyNotSpend({ id, sheet }: Combatant): Reason | undefined {
  return sheet.status.actionsLeft < 1 ? reason('END-ACT-02', 'noActions', { who: id }) : undefined
}

/** Only one action can be pending [END-ACT-21]. */
export function whyNotUndertake({ id, sheet }: Combatant): Reason | undefined {
  return sheet.status.pending ? reason('END-ACT-21', 'busy', { who: id }) : undefined
}

/** Why this one cannot be commanded: not an ally who is up and not surprised, or commanded in this turn already. */
export function whyNotCommanded(s: Snapshot, by: Combatant, ally: Combatant): Reason | undefined {
  const { commanded, surprised } = ally.sheet.status
  if (ally.id === by.id || areFoes(s, by, ally) || !isAble(ally) || !isOnField(s, ally))
    return reason('END-ACT-05', 'noAllyToCommand', { who: by.id })
  if (surprised) return reason('END-ACT-06', 'surprised', { who: ally.id })
  return commanded ? reason('END-ACT-05', 'alreadyCommanded', { who: ally.id }) : undefined
}

/** Why the readied action cannot be carried out now. */
export function whyNotReadied(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotHere(s, c)
  if (no) return no
  const { readied, reactionsLeft } = c.sheet.status
  if (!readied) return reason('END-ACT-10', 'nothingReadied', { who: c.id })
  return s.settings.readiedUsesReaction && reactionsLeft < 1
    ? reason('END-ACT-11', 'noReaction', { who: c.id })
    : undefined
}

/** Points of fate may be spent whenever nothing else is open, by anybody who has one and is there [END-OPT-01]. */
export function whyNotFate(s: Snapshot, c: Combatant): Reason | undefined {
  if (!s.settings.fateActions) return reason('END-OPT-01', 'fateOff', {})
  const no = whyNotHere(s, c)
  if (no) return no
  return c.sheet.fate < 1 ? reason('END-OPT-01', 'noFate', { who: c.id }) : undefined
}

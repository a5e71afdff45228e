import { REST } from '~/words/en/prompt'
import type { Command, Decider, Id, Offer } from '~/engine'
import type { NextStep } from '~/store/play/nextStep'
import type { FightView } from '~/store/session/fightView'

/** What can be done with Enter or a digit while no question is open: a command, or a way to where something is done. */
export interface Suggestion {
  words: string
  does: Command | { type: 'rests' } | { type: 'places'; who: readonly Id[] }
}

/**
 * The beginning of combat, and the placing of those who are not on the map yet; or each member that may take the turn (its one open
 * action), in the order of the fight, after the end of combat where the rules propose it. Whoever is acting has the action bar. After
 * combat, the way to the rests. Each keeps its digit as long as the state is the same.
 */
export function suggestions(fight: FightView, of: Decider | null): readonly Suggestion[] {
  const { snapshot } = fight
  const open = (by: Decider) => fight.offers(by).filter(offer => !offer.whyNot)
  const suggested = (offers: readonly Offer[]): readonly Suggestion[] =>
    offers.map(({ name, command }) => ({ words: name, does: command }))
  // One Enter too many must not begin the fight anew: what comes next stands on a panel, where it is clicked.
  if (snapshot.phase === 'over') return [{ words: REST.toRests, does: { type: 'rests' } }]
  if (snapshot.phase !== 'combat') {
    const begin = suggested(open('gm').filter(({ command }) => command.type === 'begin'))
    const waiting = Object.values(snapshot.combatants).filter(({ cell, gone }) => cell === null && !gone)
    if (waiting.length === 0) return begin
    return [...begin, { words: REST.place, does: { type: 'places', who: waiting.map(({ id }) => id) } }]
  }
  if (of !== null && of !== 'gm') return []
  const ready = fight.order.filter(lane => lane.now)
  const picks = ready
    .flatMap(lane => lane.rows.filter(row => row.state === 'ready'))
    .map(({ who }) => ({ who, offers: open(who) }))
    .filter(({ offers }) => offers.length > 0)
    .map(({ who, offers }) => ({ words: snapshot.combatants[who]?.name ?? who, does: offers[0]!.command }))
  const deciding = open('gm')
  // After those who may take it: what can be done with the go as a whole (a pass).
  if (of === null) return [...picks, ...suggested(deciding.filter(({ group }) => group === 'main'))]
  // In the order in which the rules list them: ending what is decided, or playing what has been declared.
  return [...suggested(deciding.filter(({ command, group }) => command.type === 'end' || group === 'main')), ...picks]
}

/**
 * What of it is lit, and so taken by Enter: the next step, whatever is answered ahead; where none is advised, the way to where the next
 * thing is done.
 */
export function litAmong(offered: readonly Suggestion[], step: NextStep | undefined): Suggestion | undefined {
  if (step?.kind !== 'command') return offered.find(({ does }) => !('by' in does))
  const { type, by, with: given } = step.command
  return offered.find(({ does }) => 'by' in does && does.type === type && does.by === by && !given)
}

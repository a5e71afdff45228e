import { type Id, type Offer, startCommand } from '~/engine'
import { Refused } from '~/engine/command'
import { isSingleChoice, openValues } from '~/engine/questions'
import type { FightView } from '../session/fightView'

/** Something that one can do to the other: the action, and the question that the other is the answer to. */
export interface OfferOn {
  readonly offer: Offer
  readonly key: string
}

/**
 * What whoever acts can do to somebody besides attacking: open actions that first ask for one of several, this one among them. Found by
 * beginning each of them beside the fight.
 */
export function offersOn(fight: FightView, by: Id, target: Id): readonly OfferOn[] {
  const { ruleset, terrain, snapshot, asks } = fight
  if (asks || fight.prompt(by).of !== by) return []
  const { actions } = ruleset.commands
  return fight.offers(by).flatMap(offer => {
    const meaning = actions[offer.command.type]?.meaning
    if (offer.whyNot || meaning === 'attack' || meaning === 'charge' || meaning === 'walk' || meaning === 'end')
      return []
    try {
      const ask = startCommand({ ruleset, terrain, snapshot, command: offer.command }).peek().asks?.[0]
      const isAsked = ask?.kind === 'choice' && isSingleChoice(ask) && ask.of === by && openValues(ask).includes(target)
      return isAsked ? [{ offer, key: ask.key }] : []
    } catch (error) {
      if (error instanceof Refused) return []
      throw error
    }
  })
}

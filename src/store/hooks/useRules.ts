import type { Decider, Lane, Offer, Prompt } from '~/engine'
import { promptOf, offersOf, orderOf } from '../queries/rulesCache'
import { useTable } from '../state/useTable'
import { useFight } from './useFight'

/** Whom the fight waits for at rest; of several who may act in any order the selected one. */
export function usePrompt(): Prompt {
  const preferred = useTable(s => s.selection[0])
  return promptOf(useFight(), preferred)
}

const NO_OFFERS: readonly Offer[] = []

/** All actions of a combatant or the GM, the closed ones with the reason. */
export function useOffers(of: Decider | null): readonly Offer[] {
  const fight = useFight()
  return of === null ? NO_OFFERS : offersOf(fight, of)
}

/** The turn order as lanes. */
export function useOrder(): readonly Lane[] {
  return orderOf(useFight())
}

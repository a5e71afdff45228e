import type { Decider, Lane, Offer, Prompt } from '~/engine'
import type { Deed } from '../log/deed'
import type { NextStep } from '../play/nextStep'
import { useTable } from '../state'
import { useFight, useFightSelector } from './useFight'

/** Whom the fight waits for at rest; of several who may act in any order the selected one. */
export function usePrompt(): Prompt {
  const preferred = useTable(s => s.selection[0])
  return useFight().prompt(preferred)
}

/** What Enter takes; of several who may act in any order, what the selected one does. */
export function useNextStep(): NextStep | undefined {
  const preferred = useTable(s => s.selection[0])
  return useFight().nextStep(preferred)
}

const NO_OFFERS: readonly Offer[] = []

/** All actions of a combatant or the GM, the closed ones with the reason. */
export function useOffers(of: Decider | null): readonly Offer[] {
  const fight = useFight()
  return of === null ? NO_OFFERS : fight.offers(of)
}

/** The turn order as lanes. */
export function useOrder(): readonly Lane[] {
  return useFightSelector(({ order }) => order)
}

/** The latest command that rolled something or did something to somebody up to the moment that is shown; null: none. */
export function useDeed(): Deed | null {
  return useFightSelector(({ deed }) => deed)
}

/** Index in the log of the latest command at the moment that is shown: now, or one of the past; -1: none. */
export function usePresent(): number {
  return useFightSelector(({ present }) => present)
}

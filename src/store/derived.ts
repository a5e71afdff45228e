import { useMemo } from 'react'
import type { Decider, Lane, Offer, RulesetTypes, Snapshot } from '~/engine'
import type { OpenFight } from './types'
import { useTable } from './useTable'

/** The fight that is open. Only for components that are shown while one is. Throws when none is. */
export function useFight<R extends RulesetTypes = RulesetTypes>(): OpenFight<R> {
  const fight = useTable(s => s.fight)
  if (!fight) throw new Error('useFight was called while no fight is open.')
  return fight as unknown as OpenFight<R>
}

/** The state of the open fight. */
export function useSnapshot<R extends RulesetTypes = RulesetTypes>(): Snapshot<R> {
  return useFight<R>().snapshot
}

/** Whom the fight waits for at rest; of several who may act in any order the selected one. */
export function useNow(): ReturnType<OpenFight['ruleset']['now']> {
  const { ruleset, snapshot } = useFight()
  const preferred = useTable(s => s.selection[0])
  return useMemo(() => ruleset.now(snapshot, preferred), [ruleset, snapshot, preferred])
}

/** All actions of a combatant or the GM, the closed ones with the reason. */
export function useOffers(of: Decider | null): readonly Offer[] {
  const { ruleset, snapshot, terrain } = useFight()
  return useMemo(() => (of === null ? [] : ruleset.offers(snapshot, terrain, of)), [ruleset, snapshot, terrain, of])
}

/** The turn order as lanes. */
export function useOrder(): readonly Lane[] {
  const { ruleset, snapshot } = useFight()
  return useMemo(() => ruleset.order(snapshot), [ruleset, snapshot])
}

import { useMemo } from 'react'
import { cellsWith } from '~/grid/rows'
import { rectanglesOf, type Rectangle } from '~/grid/rectangles'
import { GROUND, groundOf } from '~/table/ground'
import { partySight, type PartySight } from '~/table/partySight'
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

/** The squares of each kind of painted ground. */
export type Ground = { readonly [kind in (typeof GROUND)[number]]: ReadonlySet<number> }

/** What is painted on the map. Changes only with the paint. */
export function useGround(): Ground {
  const { map, snapshot } = useFight()
  const { width } = map
  const rows = groundOf(snapshot.board, width)
  return useMemo(
    () => Object.fromEntries(GROUND.map(kind => [kind, new Set(cellsWith(rows, width, kind))])) as unknown as Ground,
    [rows, width],
  )
}

/** What the players see of the map, square by square. */
export function useSight(): PartySight {
  const { ruleset, snapshot, terrain } = useFight()
  return useMemo(() => partySight(ruleset.footprint, snapshot, terrain), [ruleset, snapshot, terrain])
}

/** What the players see now, as rectangles. */
export function useShownParts(): readonly Rectangle[] {
  const { width } = useFight().map
  const { visible } = useSight()
  return useMemo(() => rectanglesOf(width, visible), [width, visible])
}

import { useMemo } from 'react'
import type { Region } from '~/engine'
import { useFight } from '~/store/hooks/useFight'

/** The parts into which the rules cut the map, as they lie to whoever is asked or acts; undefined where there are none. */
export function useRegions(): readonly Region[] | undefined {
  const fight = useFight()
  const { ruleset, snapshot, terrain, asks } = fight
  const { of: waiting } = fight.prompt()
  return useMemo(() => {
    const deciders = [asks?.[0]?.of, waiting]
    const of = deciders.find(one => one !== undefined && one !== null && one !== 'gm') ?? null
    return ruleset.commands.regions?.(snapshot, terrain, of)
  }, [ruleset, snapshot, terrain, asks, waiting])
}

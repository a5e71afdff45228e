import type { FightMapActions, FightMapDeps } from './mapUnderFight'

/** What is done with the map under the open fight; how is loaded when it is asked for. */
export function createFightMap(deps: FightMapDeps): FightMapActions {
  const loaded = async () => (await import('./mapUnderFight')).mapUnderFight(deps)
  return {
    changeMap: async given => (await loaded()).changeMap(given),
    underlay: async (found, grid, at) => (await loaded()).underlay(found, grid, at),
  }
}

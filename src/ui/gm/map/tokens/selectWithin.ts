import { actions, useTable } from '~/store/state/useTable'

/** Selects everybody whose token covers one of these squares; whoever was first among the selected stays first. */
export function selectWithin(cells: readonly number[]): void {
  const { fight, selection } = useTable.getState()
  if (!fight) return
  const { ruleset, snapshot, map } = fight
  const chosen = new Set(cells)
  const found = Object.values(snapshot.combatants).flatMap(({ id, cell, gone, sheet }) => {
    if (cell === null || gone) return []
    const size = ruleset.state.footprint(sheet)
    const covered = Array.from({ length: size * size }, (_, i) => cell + (i % size) + Math.floor(i / size) * map.width)
    return covered.some(square => chosen.has(square)) ? [id] : []
  })
  const first = found.filter(id => id === selection[0])
  actions.select([...first, ...found.filter(id => id !== selection[0])])
}

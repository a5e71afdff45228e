import type { Combatant, Id, Json } from '~/engine'
import { places } from '~/store/creatures/places'
import type { FightView } from '~/store/session/fightView'
import { asGm, useTable } from '~/store/state'
import type { BoardState, TableTypes } from '~/table'

/** Most that are placed at once. */
const MOST = 200

/** Places combatants on free squares near their sides, all in one step. */
export function scatter(ids: readonly Id[]): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const those = ids.flatMap(id => fight.snapshot.combatants[id] ?? []).filter(({ cell }) => cell === null)
  const cells = places(fight, those.slice(0, MOST))
  const list = cells.flatMap((cell, i) => (cell === null ? [] : [{ who: those[i]!.id, cell }]))
  if (list.length > 0) asGm('place.several', { list })
}

export type Wave = NonNullable<BoardState['waves']>[string]

/** The round that is being played; null outside of combat. */
export function roundOf({ snapshot }: Pick<FightView, 'snapshot'>): number | null {
  return snapshot.phase === 'combat' && snapshot.turn ? snapshot.turn.round : null
}

/** The waves whose round has come. */
export function dueWaves(fight: Pick<FightView, 'snapshot'>): readonly Wave[] {
  const now = roundOf(fight)
  if (now === null) return []
  return Object.values(fight.snapshot.board.waves ?? {}).filter(({ round }) => round !== null && round <= now)
}

/** "4 × Guard, Captain". */
export function waveWords({ list }: Wave): string {
  const counts = new Map<string, number>()
  for (const one of list) {
    const { name } = one as { name: string }
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ')
}

/** Lets a wave in: they join, each on a free square near its side. */
export function enter({ id, list }: Wave): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const { blank, presets } = fight.ruleset.state.sheet
  const those = list.map((one, i): Combatant<TableTypes> => {
    const { side, preset, sheet } = one as { side: string; preset?: string; sheet?: TableTypes['sheet'] }
    const own = sheet ?? (preset === undefined ? undefined : presets[preset]?.()) ?? blank()
    const nobody = { name: '', letter: '', cell: null, known: 'absent' as const, gone: false, notes: '' }
    return { ...nobody, id: `new/${i}`, side, sheet: own }
  })
  asGm('wave.enter', { wave: id, cells: places(fight, those) as Json })
}

import { useMemo, type RefObject } from 'react'
import type { Id } from '~/engine'
import { byGm } from '~/store/byGm'
import { orderOf } from '~/store/rulesSay'
import { actions, useTable } from '~/store/useTable'
import type { BoardHandle } from '../../board/types'
import { readView, setView } from '../view'
import { subjects } from '../sheet/subjects'
import { useKeyLayer } from './keyLayers'
import { tableKey, type TableKey } from './keyMap'
import { takenLetters } from './takenLetters'

/** The keys of the table: they work whatever is open, except inside fields. */
export function useTableKeys(map: RefObject<BoardHandle | null>): void {
  const does = useMemo(() => deeds(map), [map])
  useKeyLayer('table', name => {
    const view = readView()
    if (name === 'Escape') return closeSomething(view)
    const found = tableKey(name, takenLetters(useTable.getState()))
    if (found) does[found]()
    return found !== undefined
  })
}

function deeds(map: RefObject<BoardHandle | null>): Readonly<Record<TableKey, () => void>> {
  return {
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    undoAnswer: () => actions.undo('answer'),
    allow: () => useTable.getState().refusal?.anyway?.(),
    palette: () => setView({ palette: true, paletteText: '' }),
    keys: () => setView({ keys: !readView().keys }),
    next: () => select(ids('ready'), 1),
    selectNext: () => select(ids(), 1),
    selectPrevious: () => select(ids(), -1),
    damage: () => setView({ form: 'damage' }),
    heal: () => setView({ form: 'heal' }),
    marker: () => setView({ form: 'marker' }),
    rename: () => setView({ form: 'rename' }),
    reveal,
    log: () => setView({ tab: readView().tab === 'log' ? 'sheet' : 'log' }),
    grid: () => map.current?.toggleCursor(),
    ruler: () => setView({ tool: readView().tool === 'ruler' ? null : 'ruler' }),
    players: () => actions.openPlayers(),
    curtain: () => actions.setCurtain(!useTable.getState().curtain),
  }
}

/** Combatants in the order of the sidebar; with a state, those in it. */
function ids(state?: 'ready'): readonly Id[] {
  const { fight } = useTable.getState()
  const lanes = fight ? orderOf(fight) : []
  return lanes.flatMap(lane => lane.rows.filter(row => !state || row.state === state).map(row => row.who))
}

/** Select the neighbour of the selected one, going round at the ends. */
function select(among: readonly Id[], by: 1 | -1): void {
  if (among.length === 0) return
  const at = among.indexOf(useTable.getState().selection[0] ?? '')
  const next = among[at < 0 ? (by > 0 ? 0 : among.length - 1) : (at + by + among.length) % among.length]
  if (next !== undefined) actions.select([next])
}

function reveal(): void {
  const { fight, selection } = useTable.getState()
  if (!fight) return
  const who = subjects(fight, selection)
  const [first] = who
  if (first === undefined) return
  const hidden = fight.snapshot.combatants[first]?.known === 'absent'
  byGm('known', { who, known: hidden ? 'named' : 'absent' })
}

function closeSomething({ form, tool, asPlayers, keys }: ReturnType<typeof readView>): boolean {
  if (useTable.getState().refusal) return (actions.dismiss(), true)
  if (!form && !tool && !asPlayers && !keys) return false
  setView({ form: null, formText: '', tool: null, asPlayers: false, keys: false })
  return true
}

import { useMemo, type RefObject } from 'react'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { orderOf } from '~/store/queries/rulesCache'
import { actions, useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { readWindowState, setWindowState } from '../state/windowState'
import { subjects } from '../state/subjects'
import { useKeyLayer } from './keyLayers'
import { tableKey, type TableKey } from './keyMap'

/** The keys of the table: they work whatever is open, except inside fields, and except letters while a small form is open. */
export function useTableKeys(map: RefObject<BoardHandle | null>): void {
  const does = useMemo(() => tableActions(map), [map])
  useKeyLayer('table', name => {
    const view = readWindowState()
    if (view.library) return inLibrary(name)
    if (name === 'Escape') return closeSomething(view)
    if (view.form && !name.startsWith('Ctrl+')) return false
    const found = tableKey(name)
    if (found) does[found]()
    return found !== undefined
  })
}

/** The table is out of sight: no key does anything to the fight. */
function inLibrary(name: string): boolean {
  if (name === 'Escape') return (setWindowState({ library: false }), true)
  // What is chosen there goes into the fight.
  if (name === 'a') return press('[data-adds]', button => button.click())
  switch (tableKey(name)) {
    case 'palette':
      return press('[data-library-search]', field => field.focus())
    case 'undo':
      useTable.getState().bench?.undo()
      return true
    default:
      return false
  }
}

function press(what: string, act: (one: HTMLElement) => void): boolean {
  const one = document.querySelector<HTMLElement>(what)
  if (one) act(one)
  return one !== null
}

function tableActions(map: RefObject<BoardHandle | null>): Readonly<Record<TableKey, () => void>> {
  return {
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    undoAnswer: () => actions.undo('answer'),
    allow: () => useTable.getState().refusal?.anyway?.(),
    palette: () => setWindowState({ palette: true, paletteText: '' }),
    keys: () => setWindowState({ keys: !readWindowState().keys }),
    next: () => select(ids('ready'), 1),
    selectNext: () => select(ids(), 1),
    selectPrevious: () => select(ids(), -1),
    damage: () => setWindowState({ form: 'damage' }),
    heal: () => setWindowState({ form: 'heal' }),
    marker: () => setWindowState({ form: 'marker' }),
    rename: () => setWindowState({ form: 'rename' }),
    reveal,
    log: () => setWindowState({ tab: readWindowState().tab === 'log' ? 'sheet' : 'log' }),
    grid: () => map.current?.toggleCursor(),
    ruler: () => setWindowState({ tool: readWindowState().tool === 'ruler' ? null : 'ruler' }),
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
  asGm('known', { who, known: hidden ? 'named' : 'absent' })
}

function closeSomething({
  form,
  tool,
  asPlayers,
  houseRules,
  keys,
  screens,
}: ReturnType<typeof readWindowState>): boolean {
  if (useTable.getState().refusal) return (actions.dismiss(), true)
  if (!form && !tool && !asPlayers && !houseRules && !keys && !screens) return false
  setWindowState({
    form: null,
    formText: '',
    tool: null,
    asPlayers: false,
    houseRules: false,
    keys: false,
    screens: false,
  })
  return true
}

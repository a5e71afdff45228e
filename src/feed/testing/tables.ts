import type { PublicTable } from '~/engine'
import type { TableInput } from '../feed'
import type { FeedSight } from '../publicRecord'
import type { FeedRect } from '../alias'

/** Two sides of two on a map ten squares wide, of which the left five columns are shown. */
export const table: PublicTable = {
  title: 'The toll bridge',
  phase: 'combat',
  round: 2,
  seconds: 12,
  now: { title: 'Roland acts', who: 'c-1', side: 's-1' },
  sides: [
    { id: 's-1', name: 'Party', badge: 0, now: true },
    { id: 's-2', name: 'Guards', badge: 1, now: false },
  ],
  combatants: [
    combatant('c-1', 's-1', 'Roland', 11, [{ label: 'Health', cur: 7, max: 10, colour: 'red' }]),
    combatant('c-2', 's-1', 'Petra', 22, [{ label: 'Health', cur: 10, max: 10, colour: 'red' }]),
    combatant('c-5', 's-2', 'Guard A', 14, []),
    combatant('c-9', 's-2', 'Guard B', 17, []),
  ],
  track: [{ name: 'Count 7', mark: '7', now: true, rows: [{ who: 'c-2', turn: 'acting', words: 'attacks' }] }],
}

function combatant(
  id: string,
  side: string,
  name: string,
  cell: number | null,
  pools: PublicTable['combatants'][number]['pools'],
): PublicTable['combatants'][number] {
  return {
    id,
    side,
    name,
    letter: name.at(-1)!,
    cell,
    size: 1,
    turn: 'ready',
    out: null,
    pools,
    ring: pools.slice(0, 1).map(({ cur, max }) => ({ left: cur, of: max })),
    badges: [],
  }
}

/** Nothing but these squares is known, and all of them are seen now. */
export const seen = (shown: readonly FeedRect[]): FeedSight => ({
  shown,
  remembered: [],
  blocks: shown.map(squares => ({ ...squares, squares: [squares] })),
  walls: [],
  areas: [],
  ground: [],
  zones: [],
  trails: [],
})

export const input: TableInput = {
  table,
  left: new Map(),
  pictures: new Map(),
  log: ['Roland attacks Guard A.'],
  answers: [{ words: 'Dodge', price: 'the reaction' }],
  deed: null,
  end: null,
  seen: seen([{ x: 1, y: 1, width: 4, height: 5 }]),
  clock: { left: 12, runs: true },
  flat: null,
  curtain: false,
}

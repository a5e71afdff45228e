import { memo } from 'react'
import type { Id, Lane } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useShared } from '~/store/slice'
import { actions, useTable, useTableSelector } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { classes } from '../../parts/controls/forms'
import { Icon } from '../../parts/signs/Icon'
import { SideBadge } from '../../parts/signs/SideBadge'
import { OrderRow } from './OrderRow'
import { isGroup, type OrderGroup, orderGroups, plural, ROWS_DEPTH, type ShownRow, shownRows } from './orderGroups'
import { useOrderLook } from './orderLook'

interface GroupRowProps {
  group: OrderGroup
  folded: boolean
  onFold(): void
}

/** Several of a name in one row: how many of them still fight, and how each of them is. */
function GroupRow({ group: { base, rows }, folded, onFold }: GroupRowProps) {
  const first = rows[0]!
  const name = plural(base)
  const able = rows.filter(({ state }) => state !== 'out').length
  return (
    <li className="border-line flex items-stretch border-t">
      <button
        type="button"
        aria-expanded={!folded}
        className="hover:bg-raised flex min-h-9 min-w-0 flex-1 items-center gap-2 px-2 text-left pointer-coarse:min-h-11"
        onClick={onFold}
      >
        <Icon name={folded ? 'shut' : 'open'} size={12} className="text-muted" />
        {/* As on their tokens: of two kinds with one initial each has its own there. */}
        <SideBadge
          side={first.side}
          letter={first.combatant.letter.slice(0, 1)}
          name={first.combatant.name}
          className="size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-1.5">
            <strong className="truncate font-semibold">{name}</strong>
            <span className="text-muted text-[0.6875rem] whitespace-nowrap">{SHARED.able(able, rows.length)}</span>
          </span>
          <span aria-hidden="true" className="mt-0.5 flex h-1 gap-0.5">
            {rows.map(row => (
              <Cell key={row.combatant.id} row={row} />
            ))}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="text-muted hover:text-ink hover:bg-raised px-2 text-xs pointer-coarse:min-w-11"
        aria-label={SHARED.selectAll(name)}
        onClick={() => actions.select(rows.map(({ combatant }) => combatant.id))}
      >
        {SHARED.all}
      </button>
    </li>
  )
}

/** How one of them is: as much of the cell as of its first pool is left; empty for whoever fights no more. */
function Cell({ row: { state, pools, side } }: { row: ShownRow }) {
  const [pool] = pools
  const part = state === 'out' ? 0 : pool && pool.max > 0 ? Math.max(0.1, Math.min(1, pool.cur / pool.max)) : 1
  return (
    <span
      className={classes('bg-line h-full min-w-0.5 flex-1 rounded-xs', state === 'spent' && 'opacity-60')}
      style={{
        backgroundImage: `linear-gradient(90deg, var(--side-${side % 6}) ${part * 100}%, transparent 0)`,
      }}
    />
  )
}

interface Same {
  /** The go may be given to whoever is ready: a button offers it. Undefined: it never is, and no room is kept for it. */
  picks?: boolean | undefined
  onCentre(id: Id, gently?: boolean): void
  className?: string
}

const NOBODY: readonly Id[] = []

/** The combatants of one place in the turn order. Drawn anew only when one of them shows something else. */
export function OrderRows({ rows, ...same }: Same & { rows: Lane['rows'] }) {
  const shown = useFightSelector(fight => fight.shown)
  return <Rows rows={useShared(shownRows(rows, shown), ROWS_DEPTH)} {...same} />
}

const Rows = memo(function Rows({ rows, className, ...same }: Same & { rows: readonly ShownRow[] }) {
  const selection = useTable(s => s.selection)
  const asked = useTableSelector(({ fight }) => fight?.asks?.map(({ of }) => of) ?? NOBODY)
  const { find, dense, isFolded, fold } = useOrderLook()
  const draw = (row: ShownRow, within = false) => {
    const { id } = row.combatant
    return (
      <OrderRow
        key={id}
        row={row}
        selected={selection.includes(id)}
        asked={asked.includes(id)}
        dense={dense}
        within={within}
        {...same}
      />
    )
  }
  if (find !== '') {
    const found = rows.filter(({ combatant }) => combatant.name.toLowerCase().includes(find))
    return <ol className={className}>{found.map(row => draw(row))}</ol>
  }
  return (
    <ol className={className}>
      {orderGroups(rows).flatMap(item => {
        if (!isGroup(item)) return [draw(item)]
        const folded = isFolded(item.base)
        // Whoever acts or is asked is never out of sight.
        const members = item.rows.filter(
          ({ state, combatant }) => !folded || state === 'acting' || asked.includes(combatant.id),
        )
        return [
          <GroupRow key={`group ${item.base}`} group={item} folded={folded} onFold={() => fold(item.base, !folded)} />,
          ...members.map(row => draw(row, true)),
        ]
      })}
    </ol>
  )
})

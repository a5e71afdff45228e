import { SHARED } from '~/words/en/systems'
import { actions } from '~/store/state/useTable'
import { classes } from '../../parts/controls/classes'
import { Icon } from '../../parts/signs/Icon'
import { SideBadge } from '../../parts/signs/SideBadge'
import type { OrderGroup } from './orderGroups'
import { plural } from './plural'
import type { ShownRow } from './shownRow'

interface GroupRowProps {
  group: OrderGroup
  folded: boolean
  onFold(): void
}

/** Several of a name in one row: how many of them still fight, and how each of them is. */
export function GroupRow({ group: { base, rows }, folded, onFold }: GroupRowProps) {
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

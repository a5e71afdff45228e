import { memo, type CSSProperties } from 'react'
import { ORDER } from '~/words/en/systems'
import type { ShownPool } from '~/store/session/derived'
import { poolColour } from '../../parts/signs/PoolBar'

/** So many pools of a combatant are read by number; the others are thin lines. */
const READ = 2

/** The pools of a row: the two that matter with their numbers, the others as thin lines, each with its words. */
export const RowPools = memo(function RowPools({ pools }: { pools: readonly ShownPool[] }) {
  const thin = pools.slice(READ)
  return (
    <>
      <span className="flex gap-2">
        {pools.slice(0, READ).map(pool => (
          <Bar key={pool.key} pool={pool} />
        ))}
      </span>
      {thin.length > 0 && (
        <span className="mt-1 flex gap-2">
          {thin.map(pool => (
            <PoolLine key={pool.key} pool={pool} />
          ))}
        </span>
      )}
    </>
  )
})

/** All in one: what is left of the first pool as a number, of the first two as lines. */
export const SmallPools = memo(function SmallPools({ pools }: { pools: readonly ShownPool[] }) {
  const [first] = pools
  if (!first) return null
  return (
    <>
      <span className="text-[0.6875rem] tabular-nums" aria-hidden="true">
        {first.cur}
        <span className="text-muted">/{first.max}</span>
      </span>
      <span className="grid w-10 shrink-0 gap-0.5">
        {pools.slice(0, READ).map(pool => (
          <PoolLine key={pool.key} pool={pool} />
        ))}
      </span>
    </>
  )
})

const partOf = ({ cur, max }: ShownPool): number => (max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0)
const wordsOf = ({ label, cur, max }: ShownPool): string => ORDER.pool(label, cur, max)
/** Drawn by its part, which a screen with colours of its own draws in those (forced.css). */
const filled = (pool: ShownPool) =>
  ({
    '--part': partOf(pool),
    backgroundImage: `linear-gradient(90deg, ${poolColour(pool.colour)} ${partOf(pool) * 100}%, var(--line) 0)`,
  }) as CSSProperties

/** A number with its bar beside it: one box, its bar the background of what the number leaves free. */
function Bar({ pool }: { pool: ShownPool }) {
  const digits = `${pool.cur}${pool.max}`.length
  return (
    <span
      role="img"
      aria-label={wordsOf(pool)}
      title={wordsOf(pool)}
      className="bar min-w-0 flex-1 bg-right bg-no-repeat text-[0.6875rem] leading-4 whitespace-nowrap"
      style={{
        ...filled(pool),
        backgroundSize: `calc(100% - ${digits * 0.45 + 0.6}rem) 0.3125rem`,
      }}
    >
      <b className="font-bold">{pool.cur}</b>
      <span className="text-muted">/{pool.max}</span>
    </span>
  )
}

/** One pool as a thin line, with its words. */
export function PoolLine({ pool }: { pool: ShownPool }) {
  return (
    <span
      role="img"
      aria-label={wordsOf(pool)}
      title={wordsOf(pool)}
      className="bar block h-[3px] min-w-0 flex-1 rounded-full"
      style={filled(pool)}
    />
  )
}

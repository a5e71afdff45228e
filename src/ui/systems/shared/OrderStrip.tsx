import { SHARED } from '~/words/en/systems'
import { FOLDED } from '~/words/en/window'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useOrder } from '~/store/hooks/useRules'
import { actions } from '~/store/state'
import { SideBadge } from '../../parts/signs/SideBadge'
import { PoolLine } from './RowPools'
import { shownRows } from './orderGroups'

/** In one hand: the turn order at a glance. */
export function OrderStrip({ onCentre }: { onCentre(id: Id): void }) {
  const { shown, asks } = useFight()
  const lanes = useOrder()
  const rows = lanes.flatMap(lane => shownRows(lane.rows, shown))
  return (
    <div role="group" aria-label={SHARED.glance} className="order-strip">
      {rows.map(({ combatant: { id, name, letter }, side, state, words, pools, ring }, i) => {
        const isAsked = asks?.some(({ of }) => of === id) ?? false
        const isNow = state === 'acting' || isAsked
        return (
          <button
            key={`${id} ${i}`}
            ref={isNow ? bringIntoView : undefined}
            type="button"
            aria-label={[name, isAsked ? FOLDED.asked : words].filter(Boolean).join(', ')}
            aria-current={isNow || undefined}
            data-now={isNow || undefined}
            data-past={state === 'spent' || state === 'out' || undefined}
            onClick={() => {
              actions.select([id])
              onCentre(id)
            }}
          >
            <SideBadge side={side} letter={letter} name={name} ring={ring} className="size-8" />
            <span className="flex w-10">{pools[0] && <PoolLine pool={pools[0]} />}</span>
            <span className="w-full truncate">{isAsked ? FOLDED.asked : state === 'acting' ? FOLDED.acts : words}</span>
          </button>
        )
      })}
    </div>
  )
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

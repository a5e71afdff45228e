import { useFight, useOrder } from '~/store/derived'
import type { Endurance } from '~/rulesets/endurance/types'
import { classes } from '../../parts/classes'
import { SideBadge } from '../../parts/SideBadge'
import { OrderRow } from './OrderRow'

/** The teams side by side: who is spent, who is ready, and whose pick it is. Three teams and more wrap. */
export function EnduranceOrder({ onCentre }: { onCentre(id: string): void }) {
  const { snapshot, ruleset } = useFight<Endurance>()
  const lanes = useOrder()
  const now = ruleset.now(snapshot)
  const surprise = snapshot.phase === 'combat' && snapshot.turn?.round === 0
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {surprise && (
        <p className="text-now border-line border-b px-2 py-1 text-xs font-semibold">
          Surprise round: only those who are not surprised act.
        </p>
      )}
      <div className="grid flex-1 auto-rows-min grid-cols-2 content-start">
        {lanes.map(lane => (
          <section key={lane.name} aria-label={lane.name} className="border-line min-w-0 border-b odd:border-r">
            <header
              className={classes(
                'flex items-center gap-1.5 border-t-3 px-2 py-1',
                lane.now ? 'border-now' : 'border-transparent',
              )}
            >
              {lane.side !== null && <SideBadge side={snapshot.sides[lane.side]?.badge ?? 0} />}
              <h2 className="min-w-0 flex-1 truncate text-xs font-semibold">{lane.name}</h2>
              {lane.now && <span className="text-now text-xs font-semibold">{now.of === null ? 'picks' : 'acts'}</span>}
            </header>
            <ol>
              {lane.rows.map(({ who, state, words }) => {
                const combatant = snapshot.combatants[who]
                if (!combatant) return null
                return (
                  <OrderRow
                    key={who}
                    combatant={combatant}
                    state={state}
                    words={words}
                    side={snapshot.sides[combatant.side]?.badge ?? 0}
                    badges={ruleset.badges(combatant, snapshot)}
                    pools={ruleset.pools(combatant)}
                    fighting={snapshot.phase === 'combat'}
                    picks={lane.now && now.of === null}
                    onCentre={onCentre}
                  />
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

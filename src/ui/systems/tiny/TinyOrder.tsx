import type { Id } from '~/engine'
import type { Tiny } from '~/rulesets/tiny/types'
import { useFight, useOrder } from '~/store/derived'
import { TinyRow } from './TinyRow'

/** One list in the order of initiative: the total, how ties were settled, and who acts. */
export function TinyOrder({ onCentre }: { onCentre(id: Id): void }) {
  const { ruleset, snapshot } = useFight<Tiny>()
  const lanes = useOrder()
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {lanes.map(lane => (
        <section key={lane.name} aria-label={lane.name}>
          <h2 className="px-2 py-1 text-xs font-semibold">{lane.name}</h2>
          <ol>
            {lane.rows.map(({ who, state, words }) => {
              const combatant = snapshot.combatants[who]
              if (!combatant) return null
              return (
                <TinyRow
                  key={who}
                  combatant={combatant}
                  state={state}
                  words={words}
                  side={snapshot.sides[combatant.side]?.badge ?? 0}
                  badges={ruleset.badges(combatant, snapshot)}
                  pools={ruleset.pools(combatant)}
                  onCentre={onCentre}
                />
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

import type { Id } from '~/engine'
import type { Ratbags } from '~/rulesets/ratbags/types'
import { useFight, useOrder } from '~/store/derived'
import { classes } from '../../parts/classes'
import { SideBadge } from '../../parts/SideBadge'
import { RatbagsRow } from './RatbagsRow'

/** The phases of the round from top to bottom: who saved acts before, the opponents, who failed after; declarations beside each. */
export function RatbagsOrder({ onCentre }: { onCentre(id: Id): void }) {
  const { ruleset, snapshot } = useFight<Ratbags>()
  const lanes = useOrder()
  const intents = new Map(snapshot.turn?.intents.map(({ who, words, target }) => [who, { words, target }]))
  const intentOf = (who: Id): string => {
    const intent = intents.get(who)
    const target = intent?.target ? (snapshot.combatants[intent.target]?.name ?? '') : ''
    return intent ? `likely: ${intent.words} ${target}`.trim() : ''
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {lanes.map(lane => (
        <section key={lane.name} aria-label={lane.name} className="border-line border-b">
          <header
            className={classes(
              'flex items-center gap-1.5 border-t-3 px-2 py-1',
              lane.now ? 'border-now' : 'border-transparent',
            )}
          >
            {lane.side !== null && <SideBadge side={snapshot.sides[lane.side]?.badge ?? 0} />}
            <h2 className="min-w-0 flex-1 truncate text-xs font-semibold">{lane.name}</h2>
            {lane.now && <span className="text-now text-xs font-semibold">now</span>}
          </header>
          <ol>
            {lane.rows.map(({ who, state, words }) => {
              const combatant = snapshot.combatants[who]
              if (!combatant) return null
              return (
                <RatbagsRow
                  key={who}
                  combatant={combatant}
                  state={state}
                  words={words}
                  side={snapshot.sides[combatant.side]?.badge ?? 0}
                  badges={ruleset.badges(combatant, snapshot)}
                  pools={ruleset.pools(combatant)}
                  intent={intentOf(who)}
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

import { useFightSelector } from '~/store/hooks/useFight'
import { optionKey } from '~/store/odds/optionKey'
import { useTable } from '~/store/state/useTable'
import type { ShownOdds } from '~/store/odds/odds'
import type { Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { furtherWords, percent, spokenOdds } from './oddsWords'

/** While an attack is being aimed: at each target how likely it is hit, what it loses on average and how likely it falls. */
export function OddsOnMap() {
  const odds = useTable(s => s.odds)
  const { asks, snapshot, map, ruleset } = useFightSelector(({ asks, snapshot, map, ruleset }) => ({
    asks,
    snapshot,
    map,
    ruleset,
  }))
  const [ask] = asks ?? []
  if (!odds || ask?.kind !== 'choice') return null
  const own = snapshot.combatants[ask.of]?.side
  return (
    <div className="board-odds" aria-hidden="true">
      {ask.options.map(({ value, whyNot }) => {
        const figures = odds.options.get(optionKey(value))?.figures
        if (!figures || whyNot || typeof value !== 'string') return null
        const { cell, sheet } = snapshot.combatants[value] ?? { cell: null }
        // Friends can be chosen, and seldom are: their odds stand with the answer.
        if (cell === null || !sheet || snapshot.combatants[value]?.side === own) return null
        const size = ruleset.state.footprint(sheet)
        const { chance, exact } = figures
        const further = furtherWords(figures)
        if ((!chance && further.length === 0) || figures.on !== value) return null
        return (
          <span
            key={value}
            data-exact={exact}
            style={{
              left: `calc(var(--x) + ${(cell % map.width) + size / 2} * var(--square))`,
              top: `calc(var(--y) + ${Math.floor(cell / map.width) + size} * var(--square))`,
            }}
          >
            {chance && <b>{percent(chance.share, exact, chance.margin)}</b>}
            {further.length > 0 && <small>{further.join(' · ')}</small>}
          </span>
        )
      })}
    </div>
  )
}

/** The same for those who listen, by token. */
export function oddsNotes(
  { of, options }: ShownOdds,
  { combatants }: Snapshot<TableTypes>,
): ReadonlyMap<string, string> | undefined {
  if (of !== 'question') return undefined
  const notes = new Map<string, string>()
  for (const { value, figures } of options.values())
    if (typeof value === 'string' && value in combatants && figures.on === value)
      notes.set(
        value,
        spokenOdds(figures, id => combatants[id]?.name ?? id),
      )
  return notes
}

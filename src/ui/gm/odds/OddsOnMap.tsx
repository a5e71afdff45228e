import type { CSSProperties } from 'react'
import { useFightSelector } from '~/store/hooks/useFight'
import { labelPlaces, type Square, squareOf } from '../../board/tokens/labelPlaces'
import { optionKey } from '~/store/odds/messages'
import { useTable } from '~/store/state'
import type { ShownOdds } from '~/store/odds/odds'
import type { FightView } from '~/store/session/fightView'
import type { Id, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { furtherWords, percent, spokenOdds } from './oddsWords'

/** How large a label is where the whole map is in sight, in squares: seen from nearer it takes less. */
const LABEL = { wide: 4.2, high: 1.35 }

/** While an attack is being aimed: at each target how likely it is hit, what it loses on average and how likely it falls. */
export function OddsOnMap() {
  const odds = useTable(s => s.odds)
  const fight = useFightSelector(({ asks, snapshot, map, ruleset }) => ({ asks, snapshot, map, ruleset }))
  const { asks, snapshot, map } = fight
  const [ask] = asks ?? []
  if (!odds || ask?.kind !== 'choice') return null
  const own = snapshot.combatants[ask.of]?.side
  const labels = ask.options.flatMap(({ value, whyNot }) => {
    const figures = odds.options.get(optionKey(value))?.figures
    // Friends can be chosen, and seldom are: their odds stand with the answer.
    if (!figures || whyNot || typeof value !== 'string' || snapshot.combatants[value]?.side === own) return []
    const { chance, exact } = figures
    const further = furtherWords(figures)
    if ((!chance && further.length === 0) || figures.on !== value) return []
    return squaresOf(fight, [value]).map(square => ({ ...square, id: value, chance, exact, further }))
  })
  const places = labelPlaces(labels, squaresOf(fight), map, LABEL)
  return (
    <div className="board-odds" aria-hidden="true">
      {labels.map(({ id, x, y, size, chance, exact, further }, i) => {
        const side = places[i]!
        const across = side === 'right' ? size : side === 'left' ? 0 : size / 2
        const down = side === 'below' ? size : side === 'above' ? 0 : size / 2
        return (
          <span
            key={id}
            data-exact={exact}
            data-side={side}
            style={
              {
                '--at': `calc(var(--x) + ${x + across} * var(--square))`,
                top: `calc(var(--y) + ${y + down} * var(--square))`,
              } as CSSProperties
            }
          >
            {chance && <b>{percent(chance.share, exact, chance.margin)}</b>}
            {further.length > 0 && <small>{further.join(' · ')}</small>}
          </span>
        )
      })}
    </div>
  )
}

/** What those cover who stand on the map, everybody unless it is said who. */
export function squaresOf(
  { snapshot: { combatants }, map, ruleset }: Pick<FightView, 'snapshot' | 'map' | 'ruleset'>,
  who: readonly Id[] = Object.keys(combatants),
): readonly Square[] {
  return who.flatMap(id => {
    const { cell, sheet, gone } = combatants[id] ?? { cell: null }
    if (cell === null || !sheet || gone) return []
    return [squareOf({ cell, size: ruleset.state.footprint(sheet) }, map.width)]
  })
}

/** The odds for those who listen, by token. */
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

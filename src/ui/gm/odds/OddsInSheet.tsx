import { ODDS } from '~/words/en/prompt'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { optionKey } from '~/store/odds/messages'
import { useTable } from '~/store/state'
import { chanceWords, furtherWords, spokenOdds } from './oddsWords'

/** What the one who acts could attack the target with, each with its odds: the selected target, or the likeliest. */
export function OddsInSheet({ who }: { who: Id }) {
  const odds = useTable(s => (s.odds?.of === 'attack' && s.odds.by === who ? s.odds : null))
  const combatants = useFightSelector(({ snapshot }) => snapshot.combatants)
  if (!odds) return null
  const nameOf = (id: Id) => combatants[id]?.name ?? id
  const weapons = odds.weapons.filter(({ figures }) => figures.on !== null)
  // Who has one weapon is not asked: then the target says it all.
  const only = odds.options.values().next().value
  const rows = weapons.length > 0 ? weapons : only && odds.options.size === 1 && only.figures.on !== null ? [only] : []
  const target = odds.target ?? rows[0]?.figures.on
  if (rows.length === 0 || target === null || target === undefined) return null
  return (
    <section aria-label={ODDS.oddsAgainst(nameOf(target))}>
      <h3 className="display text-muted pb-1 text-sm">{ODDS.against(nameOf(target))}</h3>
      <ul className="flex flex-col gap-1">
        {rows.map(({ value, words, figures }) => (
          <li
            key={optionKey(value)}
            className="bg-raised flex items-baseline gap-2 rounded-lg px-2.5 py-1.5"
            title={spokenOdds(figures, nameOf)}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
            <strong className="text-sm whitespace-nowrap tabular-nums" data-exact={figures.exact}>
              {chanceWords(figures)}
            </strong>
            <span className="text-muted text-xs whitespace-nowrap">{furtherWords(figures).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

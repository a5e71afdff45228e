import type { Asked, Json } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import type { OptionOdds } from '~/store/odds/messages'
import { optionKey } from '~/store/odds/optionKey'
import { useTable } from '~/store/state/useTable'
import { chanceWords, furtherWords, spokenOdds } from './oddsWords'

/** The odds of an option of the open question, and of what it is held against: of what happens if nothing is done. */
export interface OddsHere {
  of(value: Json): OptionOdds | undefined
  beside: OptionOdds | undefined
  spoken(value: Json): string | undefined
}

/** The odds of the options of this question, as far as they are known and wanted. */
export function useOddsOf(ask: Asked): OddsHere {
  const odds = useTable(s => (s.odds?.of === 'question' ? s.odds : null))
  const combatants = useFightSelector(({ snapshot }) => snapshot.combatants)
  const isOpen = useFightSelector(({ asks }) => asks?.[0] === ask)
  const of = (value: Json) => (isOpen ? odds?.options.get(optionKey(value)) : undefined)
  const beside = ask.default === undefined ? undefined : of(ask.default)
  return {
    of,
    beside,
    spoken(value) {
      const found = of(value)
      return (
        found && (spokenOdds(found.figures, id => combatants[id]?.name ?? id, besideOf(found, beside)) || undefined)
      )
    },
  }
}

/** An option is not held against itself, and not against what is about somebody else. */
const besideOf = (one: OptionOdds, beside: OptionOdds | undefined) =>
  beside && beside !== one && beside.figures.on === one.figures.on ? beside.figures : undefined

/** In the button of an option: how likely the blow strikes if it is taken; for those who listen, in a sentence. */
export function OddsMark({ odds, value }: { odds: OddsHere; value: Json }) {
  const found = odds.of(value)
  if (!found) return null
  const words =
    chanceWords(found.figures, besideOf(found, odds.beside)) ?? (furtherWords(found.figures).join(' · ') || null)
  if (words === null) return null
  return (
    <>
      <span aria-hidden="true" className="odds-mark" data-exact={found.figures.exact}>
        {words}
      </span>
      <span className="sr-only">{odds.spoken(value)}</span>
    </>
  )
}

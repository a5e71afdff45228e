import type { Asked, Json } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { optionKey, type OptionOdds } from '~/store/odds/messages'
import { useTable } from '~/store/state'
import { decidedBy, decidedWords, spokenOdds, type Decides } from './oddsWords'

/** The odds of the options of the open question: each of this answer, with what is lit taken for everything that follows. */
export interface OddsHere {
  of(value: Json): OptionOdds | undefined
  /** Which of its figures stands in the button. */
  decides: Decides
  spoken(value: Json): string | undefined
}

/** The odds of the options of this question, as far as they are known and wanted. */
export function useOddsOf(ask: Asked): OddsHere {
  const odds = useTable(s => (s.odds?.of === 'question' ? s.odds : null))
  const combatants = useFightSelector(({ snapshot }) => snapshot.combatants)
  const isOpen = useFightSelector(({ asks }) => asks?.[0] === ask)
  const of = (value: Json) => (isOpen ? odds?.options.get(optionKey(value)) : undefined)
  const decides = decidedBy(isOpen && odds ? [...odds.options.values()].map(({ figures }) => figures) : [])
  return {
    of,
    decides,
    spoken(value) {
      const found = of(value)
      if (!found) return undefined
      const figures = decides === 'chance' ? found.figures : { ...found.figures, chance: null }
      return spokenOdds(figures, id => combatants[id]?.name ?? id) || undefined
    },
  }
}

/** In the button of an option: how likely the blow strikes, or whatever else is decided, if it is taken; for those who listen, in a sentence. */
export function OddsMark({ odds, value }: { odds: OddsHere; value: Json }) {
  const found = odds.of(value)
  if (!found) return null
  const words = decidedWords(found.figures, odds.decides)
  if (words === null) return null
  return (
    <>
      <span aria-hidden="true" className="odds-mark" data-exact={found.figures.exact} title={odds.spoken(value)}>
        {words}
      </span>
      <span className="sr-only">{odds.spoken(value)}</span>
    </>
  )
}

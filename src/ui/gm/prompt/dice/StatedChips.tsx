import { QUESTIONS } from '~/words/en/prompt'
import type { Part, Stated } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { signed } from '../../../parts/controls/signed'
import { openRule } from '../../state/windowState'

/** What a roll is held against and what will be added to the dice, each leading to its rule. */
export function StatedChips({ stated: { against, adds = [] } }: { stated: Stated }) {
  const { ruleset } = useFight()
  const words = (part: Part) => ruleset.display.text.part(part)
  if (!against && adds.length === 0) return null
  return (
    <p aria-label={QUESTIONS.dice.counts} role="group" className="flex min-w-0 flex-wrap items-center gap-1">
      {adds.map((part, i) => (
        <button key={i} type="button" className="chip" onClick={() => openRule(part.rule)}>
          {words(part)} <b className={part.n < 0 ? 'text-danger' : 'text-good'}>{signed(part.n)}</b>
        </button>
      ))}
      {against && (
        <button type="button" className="chip" onClick={() => openRule(against.rule)}>
          <span className="text-muted">{against.isUnder ? QUESTIONS.dice.atMost : QUESTIONS.dice.against}</span>{' '}
          {words(against)} <b>{against.n}</b>
        </button>
      )}
    </p>
  )
}

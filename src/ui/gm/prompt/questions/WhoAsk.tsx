import { QUESTIONS } from '~/words/en/prompt'
import type { Asked } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { Button } from '../../../parts/controls/Button'
import { OptionCard } from './OptionCard'
import { usePromptKeys } from '../promptKeys'

type Choice = Extract<Asked, { kind: 'choice' }>

/** A question that is declined or taken up, and nothing else. */
export function isYesOrNo(ask: Asked): ask is Choice {
  return ask.kind === 'choice' && ask.options.length === 2 && ask.options.every(({ whyNot }) => !whyNot)
}

/** What taking it up means. */
const yesOf = ({ options, default: no }: Choice) => options.find(({ value }) => value !== no)!.value

/** One question to all who may do the same thing, one after the other by the rules: nobody, or who does. */
export function WhoAsk({ asks }: { asks: readonly Asked[] }) {
  const first = asks[0]!
  const candidates = asks.filter(isYesOrNo)
  const { advised } = useFight()
  /** Who would do it, by tactics; below 0: nobody. */
  const litAt = candidates.findIndex(ask => advised(ask)?.value === yesOf(ask))
  const takeLit = () => (litAt < 0 ? actions.answerAlike(first, null) : pick(litAt))
  const pick = (i: number) => {
    const chosen = candidates[i]
    if (chosen) actions.answerAlike(first, { of: chosen.of, value: yesOf(chosen) })
  }
  usePromptKeys(first, name => {
    const digit = /^\d$/.exec(name)?.[0]
    if (digit !== undefined) return (digit === '1' ? actions.answerAlike(first, null) : pick(Number(digit) - 2), true)
    return name === 'Enter' ? (takeLit(), true) : false
  })
  return (
    <div role="group" aria-label={QUESTIONS.options} className="options">
      <Button
        data-first={litAt < 0 || undefined}
        look={litAt < 0 ? 'primary' : 'plain'}
        hotkey={litAt < 0 ? '1 Enter' : '1'}
        onClick={() => actions.answerAlike(first, null)}
      >
        {QUESTIONS.nobody}
      </Button>
      {candidates.map((ask, i) => (
        <OptionCard
          key={ask.of}
          ask={ask}
          option={ask.options.find(({ value }) => value === yesOf(ask))!}
          who={ask.of}
          isUsual={i === litAt}
          isPicked={undefined}
          isFriend={false}
          hotkey={[i < 8 ? String(i + 2) : '', i === litAt ? 'Enter' : ''].filter(Boolean).join(' ') || undefined}
          onPick={() => pick(i)}
        />
      ))}
    </div>
  )
}

/** The same is asked of several, each with choices of its own: all of them decline at once. */
export function NoneOf({ asks }: { asks: readonly Asked[] }) {
  return (
    <p>
      <Button small onClick={() => actions.answerAlike(asks[0]!, null)}>
        {QUESTIONS.asLit(asks.length)}
      </Button>
    </p>
  )
}

import { useState } from 'react'
import type { Asked, Json } from '~/engine'
import { useFight } from '~/store/derived'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { isSingleChoice } from './isSingleChoice'
import { RuleSentence } from './RuleSentence'
import { usePromptKeys } from './promptKeys'

type Choice = Extract<Asked, { kind: 'choice' }>

/** One of several, or some of several. Digits pick, Enter takes the default; closed options tell why. */
export function ChoiceAsk({ ask }: { ask: Choice }) {
  const { ruleset, snapshot } = useFight()
  const [picked, setPicked] = useState<readonly number[]>([])
  const [hinted, setHinted] = useState<number | null>(null)
  const single = isSingleChoice(ask)
  const usual = usualOption(ask)
  const complete = picked.length >= ask.min && picked.length <= ask.max

  const pick = (i: number) => {
    const option = ask.options[i]
    if (!option) return
    if (single) actions.answer(ask, option.value, 'click')
    else setPicked(now => (now.includes(i) ? now.filter(n => n !== i) : [...now, i].sort((a, b) => a - b)))
  }
  const confirm = () => {
    if (single) pick(usual)
    else if (complete) {
      actions.answer(
        ask,
        picked.map(i => ask.options[i]!.value),
        'click',
      )
    }
  }
  usePromptKeys(ask, name => {
    const digit = /^\d$/.exec(name)?.[0]
    if (digit !== undefined) return (pick(digit === '0' ? 9 : Number(digit) - 1), true)
    return name === 'Enter' ? (confirm(), true) : false
  })

  const hint = hinted === null ? undefined : ask.options[hinted]?.whyNot
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex max-h-36 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {ask.options.map((option, i) => (
          <Button
            key={i}
            data-first={i === usual || undefined}
            look={single && i === usual ? 'primary' : 'plain'}
            closed={option.whyNot !== undefined}
            hotkey={hotkeyOf(i, single && i === usual)}
            aria-pressed={single ? undefined : picked.includes(i)}
            className={picked.includes(i) ? 'outline-now outline-2' : undefined}
            title={option.whyNot && ruleset.text.reason(option.whyNot, snapshot)}
            onClick={() => pick(i)}
            onMouseEnter={() => setHinted(i)}
            onFocus={() => setHinted(i)}
            onMouseLeave={() => setHinted(null)}
          >
            {ruleset.text.option(ask, option.value, snapshot)}
          </Button>
        ))}
        {!single && (
          <Button look="primary" hotkey="Enter" closed={!complete} onClick={confirm}>
            {picked.length === 0 && ask.min === 0 ? 'None' : `Take ${picked.length}`}
          </Button>
        )}
      </div>
      {hint && (
        <p className="text-muted text-xs">
          <RuleSentence words={ruleset.text.reason(hint, snapshot)} rule={hint.rule} />
        </p>
      )}
    </div>
  )
}

/** How an option is picked by key: the tenth by 0, the usual one by Enter too. */
function hotkeyOf(i: number, isUsual: boolean): string | undefined {
  const digit = i < 10 ? String((i + 1) % 10) : ''
  return [digit, isUsual ? 'Enter' : ''].filter(Boolean).join(' ') || undefined
}

/** The option that Enter takes: the default of the question, else the first that is open. */
function usualOption({ options, default: given }: Choice): number {
  const same = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b)
  const usual = given === undefined ? -1 : options.findIndex(option => same(option.value, given))
  return usual >= 0
    ? usual
    : Math.max(
        0,
        options.findIndex(option => !option.whyNot),
      )
}

import type { Asked } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { promptOf } from '~/store/queries/rulesCache'
import { actions } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { Who } from '../../sheet/Who'
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
  const { ruleset, snapshot } = useFight()
  const first = asks[0]!
  const candidates = asks.filter(isYesOrNo)
  const pick = (i: number) => {
    const chosen = candidates[i]
    if (chosen) actions.answerAlike(first, { of: chosen.of, value: yesOf(chosen) })
  }
  usePromptKeys(first, name => {
    const digit = /^\d$/.exec(name)?.[0]
    if (digit !== undefined) return (digit === '1' ? actions.answerAlike(first, null) : pick(Number(digit) - 2), true)
    return name === 'Enter' ? (actions.answerAlike(first, null), true) : false
  })
  return (
    <div role="group" aria-label="Options" className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto p-1">
      <Button data-first look="primary" hotkey="1 Enter" onClick={() => actions.answerAlike(first, null)}>
        Nobody
      </Button>
      {candidates.map((ask, i) => (
        <Button
          key={ask.of}
          hotkey={i < 8 ? String(i + 2) : undefined}
          title={`${ruleset.display.text.option(ask, yesOf(ask), snapshot)}. ${ruleset.display.text.ask(ask, snapshot).detail}`}
          onClick={() => pick(i)}
        >
          <Who of={ask.of} brief />
          {snapshot.combatants[ask.of]?.name ?? ask.of}
        </Button>
      ))}
    </div>
  )
}

/** The same is asked of several, each with choices of its own: all of them decline at once. */
export function NoneOf({ asks }: { asks: readonly Asked[] }) {
  return (
    <p>
      <Button small onClick={() => actions.answerAlike(asks[0]!, null)}>
        As lit for all {asks.length} who are asked
      </Button>
    </p>
  )
}

/** Not again this round: the side is asked nothing of the kind any more until the next one. */
export function Quiet({ ask }: { ask: Choice }) {
  const fight = useFight()
  const { snapshot } = fight
  const one = snapshot.combatants[ask.of]
  const side = one && snapshot.sides[one.side]
  const { round } = promptOf(fight, undefined)
  // Only what is answered without acting in one's own turn: whoever acts means to be asked.
  if (!side || ask.default === undefined || !isReaction(ask)) return null
  return (
    <p className="flex items-center gap-1.5">
      <Button
        small
        look="quiet"
        className="text-muted"
        title="Until the next round each takes what is lit"
        onClick={() => {
          actions.quieten(ask.key, one.side, round)
          actions.answerAlike(ask, null)
        }}
      >
        Ask {side.name} not again this round
      </Button>
    </p>
  )
}

/** Questions to somebody whom another one's action has reached. */
const REACTIONS: ReadonlySet<string> = new Set([
  'attack.intercept',
  'attack.defend',
  'attack.block',
  'attack.react',
  'attack.guard',
  'guard.stranger',
  'opportunity.react',
  'reposte',
  'sunder.item',
  'ready.use',
])

const isReaction = ({ key }: Choice): boolean => REACTIONS.has(key)

import { PAST } from '~/words/en/log'
import type { Answer, Decided, Json, OutcomeKind } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { answered, type Mended } from '~/store/retcon'
import { Button } from '../../parts/controls/Button'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { AnswerForm } from './AnswerForm'
import { Differences } from './Differences'

/** What comes out differently, the first difference first. */
export function Outcome({ mended: { changed, differences, stop } }: { mended: Mended }) {
  const SHOWN = 8
  return (
    <section aria-label={PAST.retcon.differently} aria-live="polite">
      {changed.length === 0 && differences.length === 0 && !stop && <p>{PAST.retcon.same}</p>}
      {changed.length > 0 && (
        <>
          <h3 className="text-muted text-sm">{PAST.retcon.different}</h3>
          <ol className="list-inside list-disc text-sm">
            {changed.slice(0, SHOWN).map(({ was, words, dropped, ends }) => (
              <li key={was}>
                {words}
                <span className="text-muted">{PAST.retcon.action(was + 1)}</span>
                {dropped > 0 && <span className="text-muted">{PAST.retcon.dropped(dropped)}</span>}
                {ends.map(({ who, here, there }) => (
                  <span key={who} className="my-1 ml-5 flex flex-wrap items-center gap-1.5 text-xs">
                    {who}
                    <OutcomeSigns kinds={here} />
                    <span className="sr-only">{PAST.retcon.withChange}</span>
                    <span aria-hidden="true">→</span>
                    <OutcomeSigns kinds={there} />
                  </span>
                ))}
              </li>
            ))}
          </ol>
          {changed.length > SHOWN && <p className="text-muted text-sm">{PAST.retcon.more(changed.length - SHOWN)}</p>}
        </>
      )}
      {differences.length > 0 && (
        <Differences
          rows={differences}
          here={stop ? PAST.retcon.atThatMoment : PAST.retcon.asItWas}
          there={PAST.retcon.withChange}
        />
      )}
    </section>
  )
}

/** How it ended for somebody, by word and shape. */
function OutcomeSigns({ kinds }: { kinds: readonly OutcomeKind[] }) {
  if (kinds.length === 0) return <span className="text-muted">{PAST.retcon.nothing}</span>
  return kinds.map(kind => <OutcomeSign key={kind} kind={kind} />)
}

interface DecisionProps {
  stop: NonNullable<Mended['stop']>
  onDecided(decided: (before: Decided) => Decided): void
  onStop(): void
}

/** Something that no longer fits, or was never asked before: the GM decides now, drops the action, or stops here. */
export function Decision({ stop, onDecided, onStop }: DecisionProps) {
  const { ruleset } = useFight()
  const { words, why, done, isInserted } = stop
  const asked = stop.asks?.[0]
  const text = asked && stop.asks && ruleset.display.text.ask(asked, stop.state)
  const answer = (value: Json) => {
    if (!asked) return
    onDecided(({ leaveOut, answers }) => ({
      leaveOut,
      answers: new Map([...answers, [place(stop), withAnswer(answers.get(place(stop)) ?? [], answered(asked, value))]]),
    }))
  }
  const drop = () => onDecided(({ leaveOut, answers }) => ({ leaveOut: new Set([...leaveOut, done]), answers }))
  return (
    <section aria-label={PAST.retcon.decide} className="border-ink mt-3 rounded-lg border p-3">
      <h3 className="font-semibold">
        {PAST.retcon.decideThis(words)}
        <span className="text-muted font-normal">{PAST.retcon.action(done + 1)}</span>
      </h3>
      {why && <p className="text-sm">{why}</p>}
      {text && (
        <p className="mt-1">
          <b>{text.title}</b> <span className="text-muted">{text.detail}</span>
        </p>
      )}
      {asked && stop.asks && (
        <div className="mt-2">
          <AnswerForm asked={asked} state={stop.state} onGiven={answer} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!isInserted && <Button onClick={drop}>{PAST.retcon.drop}</Button>}
        <Button onClick={onStop}>{asked ? PAST.retcon.stopAndAnswer : PAST.retcon.stop}</Button>
      </div>
    </section>
  )
}

/** Of whose command an answer is, as the decisions are kept. */
export const place = ({ isInserted, done }: { isInserted: boolean; done: number }) => (isInserted ? null : done)

/** A decision about the same question takes the place of the one before, which did not fit. */
function withAnswer(before: readonly Answer[], answer: Answer): readonly Answer[] {
  const others = before.filter(({ ask, slot }) => ask !== answer.ask || slot !== answer.slot)
  return [...others, answer]
}

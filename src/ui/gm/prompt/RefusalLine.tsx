import { actions, useTable } from '~/store/state'
import { QUESTIONS, SUGGESTED } from '~/words/en/prompt'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { RuleLink } from '../rules/RuleLink'

/** A sentence of the rules with the way into the rulebook. */
export function RuleSentence({ words, rule }: { words: string; rule: string | undefined }) {
  return (
    <>
      {words}
      {rule && rule !== 'table' && (
        <>
          {' · '}
          <RuleLink id={rule} />
        </>
      )}
    </>
  )
}

/** Some act as suggested until the round is over: whatever comes next may be taken into the hand. */
export function StopSuggesting() {
  const suggested = useTable(s => s.suggested)
  if (!suggested) return null
  const count = suggested.round.length
  return (
    <Button
      small
      look="quiet"
      onClick={() => actions.stopSuggested()}
      title={count > 0 ? SUGGESTED.going(count) : undefined}
    >
      {SUGGESTED.stop}
    </Button>
  )
}

/** Why the latest click was refused, with the GM's last word; over the latest outcome. Stays until something else is done. */
export function RefusalLine() {
  const refusal = useTable(s => s.refusal)
  if (!refusal) return null
  const { words, rule, anyway } = refusal
  return (
    <div
      role="alert"
      className="border-danger bg-surface absolute inset-x-0 top-0 z-10 flex min-h-14 flex-wrap items-center justify-end gap-2 border-b border-l-4 px-3 py-1"
    >
      <p className="min-w-0 flex-[1_1_10rem]" lang={rulesLanguage()}>
        <RuleSentence words={words} rule={rule} />
      </p>
      {anyway && (
        <Button look="danger" hotkey="Shift+Enter" onClick={anyway}>
          {QUESTIONS.refusal.anyway}
        </Button>
      )}
      <IconButton icon="close" label={QUESTIONS.refusal.dismiss} onClick={() => actions.dismiss()} />
    </div>
  )
}

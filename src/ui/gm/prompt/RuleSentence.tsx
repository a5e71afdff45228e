import { openRule } from '../view'

/** A sentence of the rules with the way into the rulebook. */
export function RuleSentence({ words, rule }: { words: string; rule: string | undefined }) {
  return (
    <>
      {words}
      {rule && rule !== 'table' && (
        <>
          {' · '}
          <button type="button" className="text-muted underline" onClick={() => openRule(rule)}>
            {rule}
          </button>
        </>
      )}
    </>
  )
}

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

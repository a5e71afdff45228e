import { Suspense, use } from 'react'
import { RULE_LINK } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import { useFight } from '~/store/hooks/useFight'

/** What a row of the rulebook is called, once the rulebook is there. */
export function RuleTitle({ id }: { id: string }) {
  return (
    <Suspense fallback={RULE_LINK.rule}>
      <Title id={id} />
    </Suspense>
  )
}

function Title({ id }: { id: string }) {
  const { rulebook } = useFight()
  const title = use(rulebook()).find(entry => entry.id === id)?.title
  return title === undefined ? RULE_LINK.rule : <span lang={rulesLanguage()}>{title}</span>
}

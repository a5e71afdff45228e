import { Suspense, use } from 'react'
import { useFight } from '~/store/hooks/useFight'

/** What a row of the rulebook is called, once the rulebook is there. */
export function RuleTitle({ id }: { id: string }) {
  return (
    <Suspense fallback="Rule">
      <Title id={id} />
    </Suspense>
  )
}

function Title({ id }: { id: string }) {
  const { rulebook } = useFight()
  return use(rulebook()).find(entry => entry.id === id)?.title ?? 'Rule'
}

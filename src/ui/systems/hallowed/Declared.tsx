import { HALLOWED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useFight } from '~/store/hooks/useFight'
import { useOffers } from '~/store/hooks/useRules'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** A declaration can be taken back until all are revealed; then another is made. */
export function Declared({ who }: { who: Id }) {
  const { snapshot } = useFight<Hallowed>()
  const offer = useOffers(who).find(({ command }) => command.type === 'takeBack')
  const declared = snapshot.turn?.step === 'declaring' && snapshot.turn.declared.some(one => one.who === who)
  if (!declared || !offer || offer.whyNot) return null
  return (
    <p className="border-line flex items-center gap-2 border-t pt-1">
      <span className="min-w-0 flex-1">{HALLOWED.declared}</span>
      <Button small onClick={() => actions.do(offer.command)}>
        {offer.name}
      </Button>
    </p>
  )
}

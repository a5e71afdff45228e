import type { Id } from '~/engine'
import { useOffers } from '~/store/derived'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'

/** Gives a ready member the go of its team. */
export function Pick({ who, name }: { who: Id; name: string }) {
  const offer = useOffers(who).find(({ whyNot }) => !whyNot)
  if (!offer) return null
  return (
    <Button
      aria-label={`${name} takes the turn`}
      className="mx-1.5 mb-1 !min-h-6 !py-0 text-xs pointer-coarse:!min-h-11"
      onClick={() => actions.do(offer.command)}
    >
      Takes the turn
    </Button>
  )
}

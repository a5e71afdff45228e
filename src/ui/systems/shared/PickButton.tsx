import type { Id } from '~/engine'
import { useOffers } from '~/store/derived'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'

/** Gives a ready member the go of its team. */
export function PickButton({ who, name }: { who: Id; name: string }) {
  const offer = useOffers(who).find(({ whyNot }) => !whyNot)
  if (!offer) return null
  return (
    <Button
      aria-label={`${name} takes the turn`}
      className="absolute right-1 bottom-1 !min-h-6 !px-1.5 !py-0 !text-xs pointer-coarse:static pointer-coarse:m-1"

      onClick={() => actions.do(offer.command)}
    >
      Go
    </Button>
  )
}

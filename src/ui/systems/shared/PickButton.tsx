import type { Id } from '~/engine'
import { offersOf } from '~/store/rulesSay'
import type { OpenFight } from '~/store/types'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'

/** Gives a ready member the go of its team. */
export function PickButton({ who, name }: { who: Id; name: string }) {
  const isOpen = useTable(({ fight }) => fight !== null && openOffer(fight, who) !== undefined)
  if (!isOpen) return null
  return (
    <Button
      aria-label={`${name} takes the turn`}
      className="absolute right-1 bottom-1 !min-h-6 !px-1.5 !py-0 !text-xs pointer-coarse:static pointer-coarse:m-1 pointer-coarse:!min-h-11"

      onClick={() => {
        const { fight } = useTable.getState()
        const offer = fight && openOffer(fight, who)
        if (offer) actions.do(offer.command)
      }}
    >
      Go
    </Button>
  )
}

function openOffer(fight: OpenFight, who: Id) {
  return offersOf(fight, who).find(({ whyNot }) => !whyNot)
}

import { ORDER } from '~/language/en/systems/order'
import type { Id } from '~/engine'
import { offersOf } from '~/store/queries/rulesCache'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** Gives a ready member the go of its team. */
export function PickButton({ who, name }: { who: Id; name: string }) {
  const isOpen = useTable(({ fight }) => fight !== null && openOffer(fight, who) !== undefined)
  if (!isOpen) return null
  return (
    <Button
      aria-label={ORDER.takes(name)}
      className="absolute top-0.5 right-1.5 !min-h-5 !px-1.5 !py-0 !text-[0.6875rem] pointer-coarse:static pointer-coarse:m-1 pointer-coarse:!min-h-11"

      onClick={() => {
        const { fight } = useTable.getState()
        const offer = fight && openOffer(fight, who)
        if (offer) actions.do(offer.command)
      }}
    >
      {ORDER.go}
    </Button>
  )
}

function openOffer(fight: FightView, who: Id) {
  return offersOf(fight, who).find(({ whyNot }) => !whyNot)
}

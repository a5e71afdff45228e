import { ORDER } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import './pick.css'

/** Gives a ready member the go of its team. */
export function PickButton({ who, name }: { who: Id; name: string }) {
  const isOpen = useTable(({ fight }) => fight !== null && openOffer(fight, who) !== undefined)
  if (!isOpen) return null
  return (
    <Button
      aria-label={ORDER.takes(name)}
      className="pick"

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
  return fight.offers(who).find(({ whyNot }) => !whyNot)
}

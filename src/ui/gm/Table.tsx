import type { RefObject } from 'react'
import { useFight } from '~/store/derived'
import type { BoardHandle } from '../board/types'
import { systemParts } from '../systems'
import { ActionBar } from './actions/ActionBar'
import { Forms } from './forms/Forms'
import { MapPane } from './map/MapPane'
import { Prompt } from './prompt/Prompt'

/** The fight: the turn order on the left; the map with the prompt and the action bar below it. */
export function Table({ map }: { map: RefObject<BoardHandle | null> }) {
  const { id, ruleset, snapshot } = useFight()
  const { Order } = systemParts(ruleset.id)
  const centre = (who: string) => {
    const cell = snapshot.combatants[who]?.cell
    if (cell != null) map.current?.centreOn(cell)
  }
  return (
    <>
      <nav aria-label="Turn order" className="bg-surface border-line flex w-76 shrink-0 flex-col border-r">
        <Order onCentre={centre} />
      </nav>
      <main className="flex min-w-0 flex-1 flex-col">
        <div className="relative min-h-0 flex-1">
          <MapPane key={id} handle={map} />
        </div>
        <Forms />
        {/* As high at rest as with a question, so that the map stays where it is. */}
        <div className="bg-surface border-line flex min-h-40 flex-col border-t">
          <Prompt />
          <ActionBar />
        </div>
      </main>
    </>
  )
}

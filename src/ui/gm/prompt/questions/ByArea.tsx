import { useEffect, useState } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useLaidAreas } from '~/store/hooks/useDrawings'
import { caughtOn } from '~/store/queries/mapQueries'
import { Button } from '../../../parts/controls/Button'
import { Choices, entries } from '../../../parts/controls/Choices'
import { AREA_WORDS } from '../../state/mapSettings'
import { AreaSize } from '../../map/panel/AreaSize'
import { setMap, setWindowState, useWindowState } from '../../state/windowState'

/**
 * Some of those on the map are chosen by the area that catches them: one that is placed for it, which does not stay, or one
 * that lies there.
 *
 * @param take of those who are caught, picks whoever can be chosen, and says who they are
 */
export function ByArea({ take }: { take(who: readonly Id[]): readonly Id[] }) {
  const fight = useFight()
  const area = useWindowState(v => v.map.area)
  const isPlacing = useWindowState(v => v.catching !== null)
  const laid = useLaidAreas()
  const [told, setTold] = useState('')
  useEffect(() => () => setWindowState({ catching: null }), [])

  const caught = (who: readonly Id[]) => {
    const taken = take(who)
    const nameOf = (id: Id) => fight.snapshot.combatants[id]?.name ?? id
    const rest = who.filter(id => !taken.includes(id))
    const words =
      taken.length > 0 ? `It has caught ${taken.map(nameOf).join(', ')}.` : 'It has caught nobody to choose.'
    setTold(rest.length > 0 ? `${words} Not to be chosen here: ${rest.map(nameOf).join(', ')}.` : words)
  }
  const place = (kind: typeof area) => {
    setMap({ area: kind })
    setTold('')
    setWindowState({
      asPlayers: false,
      catching: who => {
        setWindowState({ catching: null })
        caught(who)
      },
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="text-muted">By an area on the map</span>
      <Choices bare label="Area" options={entries(AREA_WORDS)} value={isPlacing ? area : null} onChange={place} />
      {isPlacing && (
        <>
          <AreaSize />
          <span className="pointer-coarse:hidden">
            {area === 'cone' || area === 'line' ? 'Click where it begins, then its direction' : 'Click its middle'}; by
            keys G, arrows, Enter.
          </span>
          <span className="not-pointer-coarse:hidden">
            {area === 'cone' || area === 'line' ? 'Tap where it begins, then its direction.' : 'Tap its middle.'}
          </span>
        </>
      )}
      {laid.map(({ id, name, squares }, i) => (
        <Button key={id} small onClick={() => caught(caughtOn(fight, squares))}>
          Who is in {name || `area ${i + 1}`}
        </Button>
      ))}
      <span role="status">{told}</span>
    </div>
  )
}

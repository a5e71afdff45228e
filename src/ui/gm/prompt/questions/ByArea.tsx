import { useEffect, useState } from 'react'
import { MAP_TOOLS } from '~/words/en/map'
import { QUESTIONS } from '~/words/en/prompt'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useLaidAreas } from '~/store/hooks/useDrawings'
import { caughtOn } from '~/store/queries/mapQueries'
import { Button } from '../../../parts/controls/Button'
import { Choices, entries } from '../../../parts/controls/Choices'

import { AreaSize } from '../../map/panel/AreaSize'
import { changeWindow, closePage, setMap, useWindowState } from '../../state/windowState'

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
  useEffect(() => stopCatching, [])

  const caught = (who: readonly Id[]) => {
    const taken = take(who)
    const nameOf = (id: Id) => fight.snapshot.combatants[id]?.name ?? id
    const rest = who.filter(id => !taken.includes(id))
    const words = taken.length > 0 ? QUESTIONS.byArea.caught(taken.map(nameOf)) : QUESTIONS.byArea.caughtNobody
    setTold(rest.length > 0 ? `${words} ${QUESTIONS.byArea.notHere(rest.map(nameOf))}` : words)
  }
  const place = (kind: typeof area) => {
    setMap({ area: kind })
    setTold('')
    closePage('asPlayers')
    changeWindow(w => {
      w.catching = who => {
        stopCatching()
        caught(who)
      }
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className="text-muted">{QUESTIONS.byArea.title}</span>
      <Choices
        bare
        label={QUESTIONS.byArea.area}
        options={entries(MAP_TOOLS.area)}
        value={isPlacing ? area : null}
        onChange={place}
      />
      {isPlacing && (
        <>
          <AreaSize />
          <span className="pointer-coarse:hidden">
            {area === 'cone' || area === 'line' ? QUESTIONS.byArea.begin : QUESTIONS.byArea.middle}
          </span>
          <span className="not-pointer-coarse:hidden">
            {area === 'cone' || area === 'line' ? QUESTIONS.byArea.tapBegin : QUESTIONS.byArea.tapMiddle}
          </span>
        </>
      )}
      {laid.map(({ id, name, squares }, i) => (
        <Button key={id} small onClick={() => caught(caughtOn(fight, squares))}>
          {QUESTIONS.byArea.whoIsIn(name || QUESTIONS.byArea.nameless(i + 1))}
        </Button>
      ))}
      <span role="status">{told}</span>
    </div>
  )
}

const stopCatching = () => changeWindow(w => void (w.catching = null))

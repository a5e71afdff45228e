import { MAP_TOOLS } from '~/words/en/map'
import { QUESTIONS } from '~/words/en/prompt'
import type { Decider, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { areaJson } from '~/store/queries/mapQueries'
import { actions } from '~/store/state'
import { Button } from '../../../parts/controls/Button'
import { Choices } from '../../../parts/controls/Choices'
import { type AreaAsk as Ask, areaOf, caughtNames, formAsked, isDirected, proposedPlace } from '../../map/tools/areas'
import { useWindowState, setMap } from '../../state/windowState'
import { usePromptKeys } from '../promptKeys'

/**
 * A place for an area: it lies on the map where it is proposed, and is moved or turned there. Who is in it is named before Enter takes
 * it.
 */
export function AreaAsk({ ask }: { ask: Ask }) {
  const fight = useFight()
  const origin = useWindowState(v => v.map.origin)
  const placed = useWindowState(v => (v.placed?.of === ask ? v.placed : null))
  const place = placed ?? proposedPlace(fight, ask)
  const area = place && areaOf(fight, formAsked(ask), place)
  const isTurned = ask.who !== null && isDirected(formAsked(ask))
  const take = () => {
    if (area) actions.answer(ask, areaJson(area.shape), 'click')
  }
  usePromptKeys(ask, name => name === 'Enter' && (take(), area !== null))
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <Button data-first look={area ? 'primary' : 'plain'} hotkey="Enter" disabled={!area} onClick={take}>
          {QUESTIONS.area.takeHere}
        </Button>
        {!isTurned && (
          <Choices
            bare
            label={QUESTIONS.area.begins}
            options={[
              ['corner', QUESTIONS.area.corner],
              ['middle', QUESTIONS.area.middle],
            ]}
            value={origin}
            onChange={next => setMap({ origin: next })}
          />
        )}
        <InArea who={area?.who} of={ask.of} />
      </div>
      <p className="text-muted text-xs">{isTurned ? QUESTIONS.area.turn : QUESTIONS.area.drag}</p>
    </div>
  )
}

/**
 * Who is in an area that is shown on the map, with a warning of friends among them.
 *
 * @param who left out: none is shown
 */
export function InArea({ who, of }: { who: readonly Id[] | undefined; of: Decider }) {
  const fight = useFight()
  const { others, friends } = caughtNames(fight, who ?? [], of)
  return (
    <span role="status" className="flex flex-wrap gap-x-3">
      {who && <span>{QUESTIONS.area.isIn(others.join(', ') || MAP_TOOLS.inHand.nobody)}</span>}
      {friends.length > 0 && <strong className="text-danger">{MAP_TOOLS.inHand.friends(friends.join(', '))}</strong>}
    </span>
  )
}

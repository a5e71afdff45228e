import { useEffect, useRef } from 'react'
import { useFight } from '~/store/hooks/useFight'
import { useTable } from '~/store/state'
import { HINTS as WORDS, HINTS_BY_FINGER } from '~/words/en/start'
import { Bubble } from '../../parts/menus/Bubble'
import { HINTS, readPreferences, setPreferences, usePreferences } from '../state/preferences'
import { useWindowState } from '../state/windowState'
import { followed, hintNow, type Scene, sceneOf } from './hints'

/** Says at the spot what is done next, to whoever does it for the first time. Each hint goes for ever once it was followed. */
export function Hints() {
  const isWanted = usePreferences(v => v.hintsDone.length < HINTS.length)
  return isWanted && <HintOfMoment />
}

function HintOfMoment() {
  const fight = useFight()
  const preferred = useTable(s => s.selection[0])
  const done = usePreferences(v => v.hintsDone)
  const scene = sceneOf(fight, preferred)
  // Also what is done from a menu, a form or another page counts; no hint is shown under them.
  useFollowed(scene)
  const isCovered = useWindowState(v => v.page !== 'table' || v.dialog !== null || v.form !== null)
  const shown = hintNow(scene, done, matchMedia('(pointer: coarse)').matches ? HINTS_BY_FINGER : WORDS)
  if (!shown || isCovered) return null
  const { which, words, at } = shown
  return (
    <Bubble key={which} at={at === 'dock' ? '[data-dock]' : `[data-token="${CSS.escape(at)}"]`} label={WORDS.title}>
      <span role="status">{words}</span>
      <span aria-label={WORDS.step(HINTS.indexOf(which) + 1, HINTS.length)} role="img" className="bubble-steps">
        {HINTS.map(one => (
          <i key={one} data-now={one === which || undefined} data-done={done.includes(one) || undefined} />
        ))}
      </span>
      <button type="button" onClick={() => setPreferences({ hintsDone: HINTS })}>
        {WORDS.away}
      </button>
    </Bubble>
  )
}

/** Notes which hints were followed since the last moment. */
function useFollowed(scene: Scene): void {
  const before = useRef(scene)
  useEffect(() => {
    const found = followed(before.current, scene)
    before.current = scene
    const { hintsDone } = readPreferences()
    if (found.every(hint => hintsDone.includes(hint))) return
    setPreferences({ hintsDone: HINTS.filter(hint => hintsDone.includes(hint) || found.includes(hint)) })
  })
}

import { lazy, Suspense, useEffect } from 'react'
import type { Past } from '~/store/session/fightView'
import { actions, useTableSelector, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { saveFight } from '../state/saveFight'
import { PlayBack } from '../past/PlayBack'
import { setWindowState } from '../state/windowState'
import { Banner } from './Banner'

const HandoutLies = lazy(() => import('./HandoutLies'))

/** The sentences that are to be said now, each with what can be done about it. */
export function BannerList() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  const isRead = useTable(s => s.fight !== null && !s.fight.writer && !s.fight.past)
  const notice = useTable(s => s.notice)
  const update = useTable(s => s.update)
  const hasHandout = useTable(s => s.handout !== null)
  const past = useTable(s => s.fight?.past ?? null)
  const { state, words, canTakeOver } = useTable(s => s.saveStatus)
  const unsaved = state === 'not saved' || state === 'memory only'
  return (
    <>
      <PlayedByFray />
      {hasHandout && (
        <Suspense>
          <HandoutLies />
        </Suspense>
      )}
      {past && (past.foretold ? <WatchedFight {...past} foretold={past.foretold} /> : <PastMoment {...past} />)}
      {isRead && words && words !== notice && (
        <Banner words={words}>
          {canTakeOver && (
            <Button look="primary" onClick={() => void actions.takeOver()}>
              Take over
            </Button>
          )}
        </Banner>
      )}
      {unsaved && words && (
        <Banner words={words} loud>
          {fight && <Button onClick={() => saveFight(fight)}>Save a file</Button>}
          <Button onClick={() => actions.retrySaving()}>Try again</Button>
        </Banner>
      )}
      {notice && (
        <Banner words={notice}>
          <Button onClick={() => actions.dismiss()}>All right</Button>
        </Banner>
      )}
      {update && (
        <Banner words="A new version of Fray is ready. It starts when you say so; the fight is kept.">
          <Button onClick={() => actions.applyUpdate()}>Start it now</Button>
        </Banner>
      )}
    </>
  )
}

/** Says whom Fray plays. While its next step is due any key stops it, before it means anything else. */
function PlayedByFray() {
  const letPlay = useTable(s => s.letPlay)
  const snapshot = useTable(s => s.fight?.snapshot)
  const isNext = letPlay?.isNext ?? false
  useEffect(() => {
    if (!isNext) return
    const stop = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      actions.stopPlaying()
    }
    window.addEventListener('keydown', stop, { capture: true })
    return () => window.removeEventListener('keydown', stop, { capture: true })
  }, [isNext])
  if (!letPlay || !snapshot) return null
  const names = letPlay.played.flatMap(one =>
    'side' in one ? [snapshot.sides[one.side]?.name] : one.who.map(id => snapshot.combatants[id]?.name),
  )
  return (
    <Banner
      words={`Fray plays ${names.filter(Boolean).join(', ')}. ${isNext ? 'Any key stops it.' : 'It waits for you.'}`}
    >
      <Button look="primary" onClick={() => actions.stopPlaying()}>
        Stop
      </Button>
    </Banner>
  )
}

/** A moment of the past, which the GM may show to the players as well. */
function PastMoment(past: Past) {
  const showsPast = useTable(s => s.showsPast)
  const hasPlayers = useTable(s => s.players === 'connected')
  return (
    <Banner
      words={`${momentWords(past)} ${showsPast ? 'The players see it too.' : 'The players’ screens stay where they are.'}`}
    >
      <PlayBack done={past.done} />
      {hasPlayers && (
        <Button aria-pressed={showsPast} onClick={() => actions.showPast(!showsPast)}>
          Show the players
        </Button>
      )}
      {past.done > 0 && (
        <Button onClick={() => setWindowState({ retcon: past.done - 1 })}>Change what was done …</Button>
      )}
      <Button onClick={() => actions.go({ done: past.done, entries: null })}>Go on from here</Button>
      <Button look="primary" onClick={() => actions.look(null)}>
        Back to now
      </Button>
    </Banner>
  )
}

/** A fight that was only foretold is watched. */
function WatchedFight({ done, after, foretold }: Past & { foretold: NonNullable<Past['foretold']> }) {
  const { title, from, canBeKept } = foretold
  const moment = done === from || after === null ? 'from here on' : `after: ${after}`
  return (
    <Banner words={`Foretold: ${title}, ${moment}. Nothing of it was played.`}>
      <PlayBack done={done} />
      {canBeKept && <Button onClick={() => actions.keepForetold()}>Keep as a branch</Button>}
      <Button onClick={() => (actions.look(null), setWindowState({ forecast: true }))}>Back to the forecast</Button>
      <Button look="primary" onClick={() => actions.look(null)}>
        Back to now
      </Button>
    </Banner>
  )
}

const momentWords = ({ after }: Past) =>
  after === null ? 'You are looking at the beginning.' : `You are looking at the moment after: ${after}.`

import { type ReactNode, useEffect } from 'react'
import type { Past } from '~/store/session/fightView'
import { actions, useTable, useTableSelector } from '~/store/state'
import { BANNERS } from '~/words/en/window'
import { Button } from '../../parts/controls/Button'
import { PlayBack } from '../past/PlayBack'
import { saveFight } from '../state/inLibrary'
import { openDialog } from '../state/windowState'

/** One line with what can be done about it. */
function Banner({ words, loud, children }: { words: string; loud?: boolean; children: ReactNode }) {
  return (
    <div
      role={loud ? 'alert' : 'status'}
      className={`border-line flex items-center gap-3 border-b px-3 py-1.5 ${loud ? 'bg-danger text-on-danger' : 'bg-raised'}`}
    >
      <p className="min-w-0 flex-1">{words}</p>
      {children}
    </div>
  )
}

/** Says which handout lies over the players' table, until it is taken away. */
function HandoutBanner() {
  const handout = useTable(s => s.handout)
  const players = useTable(s => s.players)
  if (!handout) return null
  return (
    <Banner
      words={players === 'connected' ? BANNERS.handout.seen(handout.name) : BANNERS.handout.waiting(handout.name)}
    >
      {players !== 'connected' && <Button onClick={() => actions.openPlayers()}>{BANNERS.handout.open}</Button>}
      <Button look="primary" onClick={() => actions.layHandout(null)}>
        {BANNERS.handout.away}
      </Button>
    </Banner>
  )
}

/** What the GM must be told, with what can be done about it; below the top bar, never over the map. */
export function Banners() {
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
      {hasHandout && <HandoutBanner />}
      {past && (past.foretold ? <WatchedFight {...past} foretold={past.foretold} /> : <PastMoment {...past} />)}
      {isRead && words && words !== notice && (
        <Banner words={words}>
          {canTakeOver && (
            <Button look="primary" onClick={() => void actions.takeOver()}>
              {BANNERS.takeOver}
            </Button>
          )}
        </Banner>
      )}
      {unsaved && words && (
        <Banner words={words} loud>
          {fight && <Button onClick={() => saveFight(fight)}>{BANNERS.saveFile}</Button>}
          <Button onClick={() => actions.retrySaving()}>{BANNERS.again}</Button>
        </Banner>
      )}
      {notice && (
        <Banner words={notice}>
          <Button onClick={() => actions.dismiss()}>{BANNERS.allRight}</Button>
        </Banner>
      )}
      {update && (
        <Banner words={BANNERS.update}>
          <Button onClick={() => actions.applyUpdate()}>{BANNERS.startUpdate}</Button>
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
  const names = letPlay.played
    .flatMap(one =>
      'side' in one ? [snapshot.sides[one.side]?.name] : one.who.map(id => snapshot.combatants[id]?.name),
    )
    .flatMap(name => name || [])
  return (
    <Banner words={isNext ? BANNERS.played.stoppable(names) : BANNERS.played.waiting(names)}>
      <Button look="primary" onClick={() => actions.stopPlaying()}>
        {BANNERS.played.stop}
      </Button>
    </Banner>
  )
}

/** A moment of the past, which the GM may show to the players as well. */
function PastMoment(past: Past) {
  const showsPast = useTable(s => s.showsPast)
  const hasPlayers = useTable(s => s.players === 'connected')
  return (
    <Banner words={`${momentWords(past)} ${showsPast ? BANNERS.past.playersToo : BANNERS.past.playersNot}`}>
      <PlayBack done={past.done} />
      {hasPlayers && (
        <Button aria-pressed={showsPast} onClick={() => actions.showPast(!showsPast)}>
          {BANNERS.past.show}
        </Button>
      )}
      {past.done > 0 && (
        <Button onClick={() => openDialog({ kind: 'retcon', done: past.done - 1 })}>{BANNERS.past.change}</Button>
      )}
      <Button onClick={() => actions.go({ done: past.done, entries: null })}>{BANNERS.past.goOn}</Button>
      <Button look="primary" onClick={() => actions.look(null)}>
        {BANNERS.past.now}
      </Button>
    </Banner>
  )
}

/** A fight that was only foretold is watched. */
function WatchedFight({ done, after, foretold }: Past & { foretold: NonNullable<Past['foretold']> }) {
  const { title, from, canBeKept } = foretold
  const isStart = done === from || after === null
  return (
    <Banner words={isStart ? BANNERS.foretold.fromHere(title) : BANNERS.foretold.after(title, after)}>
      <PlayBack done={done} />
      {canBeKept && <Button onClick={() => actions.keepForetold()}>{BANNERS.foretold.keep}</Button>}
      <Button onClick={() => (actions.look(null), openDialog({ kind: 'forecast' }))}>{BANNERS.foretold.back}</Button>
      <Button look="primary" onClick={() => actions.look(null)}>
        {BANNERS.past.now}
      </Button>
    </Banner>
  )
}

const momentWords = ({ after }: Past) => (after === null ? BANNERS.past.beginning : BANNERS.past.after(after))

import { useLayoutEffect, useRef } from 'react'
import { promptOf } from '~/store/queries/rulesCache'
import { useTable } from '~/store/state/useTable'
import { newLines, standing, wentBack, type Said } from './newLines'

/** Says each event once to those who listen, then what is asked next. Nothing is said on opening a fight. */
export function Announcer() {
  const fight = useTable(s => s.fight)
  const log = useTable(s => s.log)
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<(Said & { fight: string }) | null>(null)
  // Written with the change itself: words kept as state would be drawn in a frame of their own after each click.
  useLayoutEffect(() => {
    if (!fight || !place.current) return
    const here = { fight: fight.id, ...standing(log) }
    const before = said.current
    said.current = here
    if (!before || before.fight !== here.fight) return
    const { asks, ruleset, snapshot, undoes, redoes } = fight
    const events = wentBack(before, here) ? [redoes ? `Undone: ${redoes}.` : 'Undone.'] : newLines(log, before)
    const next = asks?.[0] ? ruleset.display.text.ask(asks[0], snapshot).title : promptOf(fight, undefined).title
    place.current.textContent = [...events, next].join(' ') || (undoes ?? '')
  }, [fight, log])
  return <div ref={place} aria-live="polite" className="sr-only" />
}

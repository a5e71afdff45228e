import { useLayoutEffect, useRef } from 'react'
import { promptOf } from '~/store/queries/rulesCache'
import { useTable } from '~/store/state/useTable'
import type { Log } from '~/store/log/log'

/** How much of the line of play has been said aloud: the command, and its lines. */
interface Said {
  fight: string
  done: number
  lines: number
}

/** Says each event once to those who listen, then what is asked next. Nothing is said on opening a fight. */
export function Announcer() {
  const fight = useTable(s => s.fight)
  const log = useTable(s => s.log)
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<Said | null>(null)
  // Written with the change itself: words kept as state would be drawn in a frame of their own after each click.
  useLayoutEffect(() => {
    if (!fight || !place.current) return
    const latest = log.at(log.present)
    const here: Said = { fight: fight.id, done: latest?.done ?? -1, lines: latest?.lines.length ?? 0 }
    const before = said.current
    said.current = here
    if (!before || before.fight !== here.fight) return
    const { asks, ruleset, snapshot, undoes, redoes } = fight
    const back = here.done < before.done || (here.done === before.done && here.lines < before.lines)
    const events = back ? [redoes ? `Undone: ${redoes}.` : 'Undone.'] : newLines(log, before)
    const next = asks?.[0] ? ruleset.display.text.ask(asks[0], snapshot).title : promptOf(fight, undefined).title
    place.current.textContent = [...events, next].join(' ') || (undoes ?? '')
  }, [fight, log])
  return <div ref={place} aria-live="polite" className="sr-only" />
}

function newLines(log: Log, before: Said): string[] {
  const words: string[] = []
  for (let i = Math.max(0, before.done - log.first); i <= log.present; i++) {
    const { done, lines } = log.at(i)!
    for (const line of lines.slice(done === before.done ? before.lines : 0)) words.push(line.words)
  }
  return words
}

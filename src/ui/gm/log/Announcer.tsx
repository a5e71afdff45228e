import { useLayoutEffect, useRef } from 'react'
import { TICKER } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import { remaining } from '~/store/log/remaining'
import type { FightView } from '~/store/session/fightView'
import { useTable } from '~/store/state'
import { newLines, type LinesSpoken, spokenOnce, standing, wentBack } from './newLines'

/** So many utterances stay at least: whoever listens hears one after the other, however fast they come. */
const KEPT = 12

/**
 * Says each event once to those who listen, then what is left of whom, then what is asked next. Nothing is said on opening a
 * fight. Each utterance is a line of its own that is added to those before: none takes the place of one that is still to be
 * heard.
 */
export function Announcer() {
  const fight = useTable(s => s.fight)
  const log = useTable(s => s.log)
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<(LinesSpoken & { fight: FightView; next: string }) | null>(null)
  // Written with the change itself: words kept as state would be drawn in a frame of their own after each click.
  useLayoutEffect(() => {
    if (!fight || !place.current) return
    const { asks, ruleset, snapshot, redoes } = fight
    const next = asks?.[0] ? ruleset.display.text.ask(asks[0], snapshot).title : fight.prompt().title
    const before = said.current
    const here = { fight, next, ...standing(log) }
    said.current = here
    if (!before || before.fight.id !== fight.id) return
    const isBack = wentBack(before, here)
    const events = isBack ? [redoes ? TICKER.undoneThat(redoes) : TICKER.undone] : newLines(log, before)
    const left = isBack || fight.past || before.fight.past ? [] : remaining(ruleset, before.fight.snapshot, snapshot)
    const words = spokenOnce(events, [...left, ...(next !== before.next || isBack ? [next] : [])])
    if (words !== '') say(place.current, words)
  }, [fight, log])
  return <div ref={place} aria-live="polite" lang={rulesLanguage()} className="sr-only contain-strict" />
}

function say(place: HTMLElement, words: string): void {
  const line = document.createElement('p')
  line.textContent = words
  place.append(line)
  // Not one with each click: to take out costs as much as to put in.
  if (place.childElementCount > 2 * KEPT) for (let i = 0; i < KEPT; i++) place.firstElementChild?.remove()
}

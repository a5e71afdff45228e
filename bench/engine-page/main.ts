import { Client } from 'boardgame.io/client'
import type { Snapshot } from '~/engine'
import type { Endurance } from '~/rulesets/endurance'
import { game } from '../reference/attackGame'
import { playScripts } from '../playScripts'
import { scriptOf, type Script } from '../script'
import { openSkirmish } from '../skirmish'

/** What the page offers to the benchmark that drives it: milliseconds for one of each. */
export interface EngineBench {
  /**
   * An answer of these fights, whose clicks are thought out the first time. The state comes as text, as a stored fight's does:
   * what drives the page would make another kind of records of it than any that play meets.
   */
  answers(name: string, start: string, fights: number, answers: number): number
  /** A move of boardgame.io as it comes, with 20 moves behind it. */
  moves(times: number): number
}

const scripts: { [name: string]: readonly Script[] } = {}

const bench: EngineBench = {
  answers(name, text, fights, most) {
    const start = JSON.parse(text) as Snapshot<Endurance>
    scripts[name] ??= Array.from({ length: fights }, (_, seed) => scriptOf(openSkirmish(start), seed, most))
    const began = performance.now()
    const answers = playScripts(start, scripts[name])
    return (performance.now() - began) / answers
  },

  moves(times) {
    const client = Client({ game, debug: false, numPlayers: 2 })
    client.start()
    const move = (i: number) => client.moves.attack!(i % 24, (i * 5 + 1) % 24)
    for (let i = 0; i < 20; i++) move(i)
    const began = performance.now()
    for (let i = 0; i < times; i++) move(i)
    return (performance.now() - began) / times
  },
}

Object.assign(window, { bench })

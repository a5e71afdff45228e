import { Chance } from '../../fuzz/chance'
import type { Moment } from '../fights/moment'
import { playedFight, type PlayedFight } from '../fights/playedFight'
import type { System } from '../fights/systems'
import { SCRAMBLERS } from '../scramblers'
import { aboutOf, type About } from '../scramblers/scrambler'
import { whyAllowed } from './allowed'
import { differences, placesOf } from './difference'
import { isSameSight, recordOf, scrambled } from './pairs'
import { playersScreen, type Way } from './screens'
import { secretCommand } from './secretCommand'

/** A difference that nothing allows. */
export interface Leak {
  system: string
  seed: number
  secrets: readonly string[]
  places: readonly string[]
  differences: readonly string[]
}

export class Measured {
  fights = 0
  moments = 0
  /** Of those, in the middle of a command. */
  atQuestions = 0
  /** Pairs whose messages through two feeds were compared. */
  feedPairs = 0
  /** Pairs whose records were compared. */
  recordPairs = 0
  /** Commands of the GM about secrets, each done, undone, redone and undone. */
  commands = 0
  messages = 0
  /** Thrown away, because another sight came of it. */
  reseen = 0
  readonly scrambled = new Map<string, number>()
  readonly allowed = new Map<string, number>()
  readonly leaks: Leak[] = []

  get pairs(): number {
    return this.feedPairs + this.recordPairs + this.commands
  }
}

/** How much is looked at in one fight. */
interface Effort {
  /** Pairs of a moment that go through both feeds. */
  feeds: number
  /** In how many of a hundred cases a kind of secret is scrambled alone. */
  alone: number
  /** How far to go. */
  isEnough(measured: Measured): boolean
  way?: Way
}

const NAMES = Object.keys(SCRAMBLERS)

/** Plays random fights of a system from this seed on, and compares what the players are sent with what they would be. */
export async function measure(system: System, seed: number, measured: Measured, effort: Effort): Promise<void> {
  for (let i = 0; !effort.isEnough(measured); i++) await measureFight(system, seed + i, measured, effort)
}

async function measureFight(system: System, seed: number, measured: Measured, effort: Effort): Promise<void> {
  const { way = {} } = effort
  const played = playedFight(system, new Chance(seed * 7919), seed)
  const { chance } = played
  const pair = (at: Moment) => [playersScreen(at, way), playersScreen(at, way)] as const
  let [one, other] = pair(played.moment())
  const records = new WeakMap<Moment, string>()
  measured.fights++
  await played.playThrough(look)

  async function look(fight: PlayedFight): Promise<boolean> {
    const base = way.said?.(fight.moment()) ?? fight.moment()
    const about = aboutOf(base, system, chance)
    measured.moments++
    if (base.asks) measured.atQuestions++
    for (let k = 0; k < effort.feeds; k++) await throughFeeds(base, about)
    alone(base, about)
    if (!base.asks && chance.in100(60)) await secretly(fight, about)
    return !effort.isEnough(measured)
  }

  /** All kinds at once, through both feeds: the same bytes, as many messages, in the same order. */
  async function throughFeeds(base: Moment, about: About): Promise<void> {
    const drawn = chance.below(2 ** 30)
    const secrets = scrambled(
      base,
      about,
      NAMES.filter(() => chance.in100(60)),
      drawn,
    )
    if (!secrets) return
    if (!isSameSight(base, secrets.moment)) return void measured.reseen++
    count(secrets.secrets)
    measured.feedPairs++
    const anew = secrets.moment.picture !== base.picture
    await one.show(base, anew)
    await other.show(secrets.moment, anew)
    const [a, b] = [one.heard(), other.heard()]
    measured.messages += a.length
    // The next pair is of the picture as it is.
    if (anew) await other.show(base, true).then(() => one.show(base, true))
    one.heard()
    other.heard()
    if (a.join('\n') === b.join('\n')) return
    // Which of them is it? What one of them may tell must not hide what another does.
    let rest: readonly string[] = secrets.secrets
    let found = false
    for (let guilty = fewest(base, about, rest, drawn); guilty; guilty = fewest(base, about, rest, drawn)) {
      compare(base, scrambled(base, about, guilty, drawn)!.moment, guilty)
      rest = rest.filter(name => !guilty!.includes(name))
      found = true
    }
    if (!found) note(secrets.secrets, differences(parsed(a), parsed(b)))
    ;[one, other] = pair(base)
  }

  /** As few of these secrets as make a difference; undefined: all of them make none. */
  function fewest(base: Moment, about: About, names: readonly string[], drawn: number): readonly string[] | undefined {
    const tells = (some: readonly string[]) => {
      const other = scrambled(base, about, some, drawn)?.moment
      return other !== undefined && isSameSight(base, other) && recorded(base) !== JSON.stringify(recordOf(other, way))
    }
    if (!tells(names)) return undefined
    return names.reduce((left, name) => {
      const without = left.filter(one => one !== name)
      return tells(without) ? without : left
    }, names)
  }

  function alone(base: Moment, about: About): void {
    for (const name of NAMES) {
      if (!chance.in100(effort.alone)) continue
      const single = scrambled(base, about, [name], chance.below(2 ** 30))
      if (!single) continue
      if (!isSameSight(base, single.moment)) {
        measured.reseen++
        continue
      }
      count([name])
      measured.recordPairs++
      compare(base, single.moment, [name])
    }
  }

  /** A command about secrets alone, and back: nothing at all may be sent. */
  async function secretly(fight: PlayedFight, about: About): Promise<void> {
    const given = secretCommand(fight.moment(), about)
    if (!given) return
    const quiet = { ruler: null, curtain: false, clock: null }
    const before = { ...fight.moment(), ...quiet }
    const screen = playersScreen(before, way)
    await screen.show(before, false)
    const was = screen.heard()
    if (fight.play.do(given.command)) return
    fight.answerAll()
    const isComparable = isSameSight(before, fight.moment())
    const { play } = fight
    const steps = [() => undefined, () => play.undo('command'), () => play.redo('command'), () => play.undo('command')]
    for (const step of steps) {
      step()
      await screen.show({ ...fight.moment(), ...quiet }, false)
    }
    if (!isComparable) return void measured.reseen++
    count([given.name])
    measured.commands++
    const said = screen.heard()
    if (said.length > 0) note([given.name], differences(recordIn(was.at(-1)), recordIn(said[0])))
  }

  /** Whether the records differ at all. */
  function compare(base: Moment, changed: Moment, secrets: readonly string[]): boolean {
    const [was, is] = [recorded(base), JSON.stringify(recordOf(changed, way))]
    if (was === is) return false
    note(secrets, differences(JSON.parse(was), JSON.parse(is)))
    return true
  }

  /** The record of a moment that is compared many times, as it travels. */
  function recorded(base: Moment): string {
    const known = records.get(base) ?? JSON.stringify(recordOf(base, way))
    records.set(base, known)
    return known
  }

  function note(secrets: readonly string[], found: readonly string[]): void {
    const places = placesOf(found)
    const allowed = whyAllowed(system.id, secrets, places)
    for (const { row } of allowed ?? []) measured.allowed.set(row, (measured.allowed.get(row) ?? 0) + 1)
    if (!allowed) measured.leaks.push({ system: system.id, seed, secrets, places, differences: found.slice(0, 14) })
  }

  function count(names: readonly string[]): void {
    for (const name of names) measured.scrambled.set(name, (measured.scrambled.get(name) ?? 0) + 1)
  }
}

const recordIn = (message = 'null'): unknown => {
  const said = JSON.parse(message) as { record?: unknown } | null
  return said?.record ?? said
}
const parsed = (messages: readonly string[]): unknown[] => messages.map(message => JSON.parse(message) as unknown)

import type { Asked, Combatant, Id, PublicTable, Ruleset, Snapshot } from '~/engine'
import type { TableInput } from '~/feed/feed'
import type { PublicDeed } from '~/feed/publicRecord'
import type { BoardState, TableTypes, Terrain } from '~/table'
import { lossesBetween, type Outcome, outcomesIn } from '~/table/contract/outcome'
import { asPlayersKnow, hides, unseenBy } from '~/table/public/asPlayersKnow'
import { publicAnswers, publicPictures } from '~/table/public/publicAnswers'
import { publicMap } from '~/table/public/publicMap'
import { isKnown } from '~/table/secrecy/shareAs'
import { PLAY } from '~/words/en/store'
import type { ClockSlice } from '../clock'
import { byVictim, tests } from '../log/deed'
import { beginOf } from '../log/fightSummary'
import { leftMap } from '../log/leftMap'
import type { Log } from '../log/log'
import type { LogEntry } from '../log/logEntry'
import type { PicturesSlice } from '../pictures'
import type { FlatTable } from './screens'
import { isExact, publicEnd, toldLogLine, type ToldLine, toldThrows } from './publicEnd'

/** How many sentences the players' window is given. */
export const LINES = 12

/** A line that the players may read, in words. */
interface PublicLine extends ToldLine {
  words: string
}

/** Those whom the party does not see; null: its sight decided nothing then. */
type Unseen = (s: Snapshot<TableTypes>) => ReadonlySet<Id> | null

/**
 * The latest lines of the log that the players may read, of a deed all or none, so that what became of it is known as long as any of
 * it is there; told from the shared facts alone. Somebody they do not know by
 * name is "Someone"; left out is a line about somebody who is absent from their table or hides from it, or whom they did
 * not see when it happened, or about a side of which that goes for all. What they saw stays told when it is out of their sight.
 *
 * @param reach `most`: as many lines as make so many sentences (`inDeeds`); `from`: the index of the first entry that is read
 */
export function publicLog<R extends TableTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  log: Log,
  unseen: Unseen,
  { most = LINES, from = 0 }: { most?: number; from?: number } = {},
): readonly PublicLine[] {
  const lines: PublicLine[] = []
  const now = once(() => unseen(s))
  for (let i = log.present; i >= from; i--) {
    const entry = log.at(i)!
    const before = lines.length
    for (let j = entry.lines.length - 1; j >= 0; j--) {
      const { type, shared } = entry.lines[j]!.event
      if (!shared) continue
      let absent = false
      const named = new Map<Id, string>()
      const isTold = (one: Combatant | undefined) =>
        one !== undefined &&
        isKnown(one) &&
        !hides(ruleset, s, one.id) &&
        knownIn(ruleset, entry, one.id, unseen, now).some(Boolean)
      const name = (id: Id) => {
        const side = s.sides[id]
        if (side && Object.values(s.combatants).some(c => c.side === id && isTold(c))) return side.name
        const one = s.combatants[id]
        if (!isTold(one)) absent = true
        const known = one?.known === 'named' ? one.name : 'Someone'
        named.set(id, known)
        return known
      }
      const words = ruleset.display.text.event({ type, with: shared }, name)
      if (!absent) lines.push({ words, event: { type, with: shared }, entry, at: j, named })
    }
    const mayBeEnough = lines.length >= most && lines.length > before
    if (mayBeEnough && inDeeds(ruleset, lines.toReversed()).length >= most) break
  }
  return lines.reverse()
}

/** Whom the players did not see as a command began, and as it ended or stands. */
type Moments = readonly { readonly there: Snapshot<TableTypes>; readonly hidden: ReturnType<Unseen> }[]

/** A line is read again at each click, and sight is dear. */
const momentsOf = new WeakMap<LogEntry, Moments>()

/**
 * Whether the players knew of a combatant before a command and after it: it was there, known to them, not hiding and in sight. If
 * they knew of it neither before nor after, what it did is not told later either, when it comes into sight. For commands before sight
 * decided, as while the fight was set up, those who are in sight `now` count as seen.
 */
function knownIn<R extends TableTypes>(
  ruleset: Ruleset<R>,
  entry: LogEntry,
  who: Id,
  unseen: Unseen,
  now: () => ReturnType<Unseen>,
): readonly boolean[] {
  let moments = momentsOf.get(entry)
  if (!moments) {
    const { before, after } = entry.around()
    moments = [before, after].map(s => ({ there: s, hidden: unseen(s) }))
    momentsOf.set(entry, moments)
  }
  return moments.map(
    ({ there, hidden }) =>
      isKnown(there.combatants[who]) && !hides(ruleset, there, who) && !(hidden ?? now())?.has(who),
  )
}

/** A function that works out its answer at the first call and keeps it. */
function once<T>(ask: () => T): () => T {
  let answer: { of: T } | undefined
  return () => (answer ??= { of: ask() }).of
}

/**
 * One blow, one sentence: that somebody was aimed at, and what whoever did it rolled, goes without saying once it is told how it ended;
 * what came of it for whoever was struck is told with it. "Guard A hits Roland: takes 8 damage, harmed."
 */
export function inDeeds(
  { display }: { display: Pick<Ruleset<TableTypes>['display'], 'outcomes'> },
  lines: readonly PublicLine[],
): readonly string[] {
  const outcomesOf = lines.map(({ event }) => outcomesIn(display.outcomes, [event]))
  const isUnsaid = new Set<number>()
  for (const [i, { event, entry }] of lines.entries()) {
    const aim = display.outcomes[event.type]?.find(({ kind }) => kind === 'aimed')
    const to = aim && event.with[aim.to]
    if (typeof to !== 'string') continue
    const end = outcomesOf.findIndex((all, k) => k > i && lines[k]!.entry === entry && all.some(one => one.to === to))
    const { named: both } = lines[i]!
    for (let k = i; k < end; k++) {
      const { named } = lines[k]!
      const isTheirs = named.size === 1 && !named.has(to) && [...named.keys()].every(id => both.has(id))
      if (k === i || isTheirs) isUnsaid.add(k)
    }
  }
  const told: { words: string; entry: LogEntry; victims: readonly Id[]; more: string[] }[] = []
  for (const [i, { words, entry, named }] of lines.entries()) {
    if (isUnsaid.has(i)) continue
    const last = told.at(-1)
    const [[of, name] = [null, ''], ...others] = named
    const isTheirs = of !== null && others.length === 0 && last?.entry === entry && last.victims.includes(of)
    if (isTheirs && words.startsWith(`${name} `))
      last.more.push(
        words
          .slice(name.length + 1)
          .replace(/^is /, '')
          .replace(/\.$/, ''),
      )
    else told.push({ words, entry, victims: outcomesOf[i]!.map(({ to }) => to), more: [] })
  }
  return told.map(({ words, more }) => (more.length > 0 ? `${words.replace(/\.$/, '')}: ${more.join(', ')}.` : words))
}

/**
 * What became of the latest blow that the players read of, from those very lines and the pools they see: who, how it
 * ended, what was lost where they see that in numbers; the dice of the roll that they are told of last, and what they came to as far as the
 * lines say it. It is over when the next question is put to one of them, or the next roll is told.
 *
 * @param table as it is sent to them: whoever is not in it is not named
 * @param lines the lines they may read, oldest first
 * @param asked the number of the command in which they are asked something now; null: they are not
 */
export function publicDeed(
  ruleset: Ruleset<TableTypes>,
  table: Pick<PublicTable, 'combatants'>,
  lines: readonly PublicLine[],
  asked: number | null = null,
): PublicDeed | null {
  const { measures, outcomes: outcomesOf } = ruleset.display
  const isThere = (id: string | null) => id !== null && table.combatants.some(one => one.id === id)
  const entries = [...new Set(lines.map(({ entry }) => entry))].reverse()
  for (const entry of entries) {
    const told = lines.filter(line => line.entry === entry)
    const all = outcomesIn(
      outcomesOf,
      told.map(({ event }) => event),
    ).filter(({ to }) => isThere(to))
    if (all.length === 0) {
      if (told.some(({ event }) => measures[event.type])) return null
      continue
    }
    if (asked !== null && asked !== entry.done) return null
    // Where the GM plays several in one go, as on one count of Hallowed Earth, the blows of one are not another's.
    const isOfMany = entry.command.by === 'gm'
    const outcomes = isOfMany ? latestBlows(all) : all
    const by = outcomes.find(outcome => isThere(outcome.by))?.by ?? null
    const victims = byVictim(outcomes).map(({ to, kinds }) => ({
      who: to,
      kinds,
      changes: changesOf(ruleset, table, entry, to),
    }))
    const throws = toldThrows(measures, told).filter(({ thrown: { of } }) => isThere(of))
    // A total of which no die is seen would say what those were that are not.
    const rolled = told.filter(line => throws.some(one => one.line === line))
    const { main } = tests(
      measures,
      rolled.map(({ event }) => toldLogLine(event)),
    )
    const last = main ? rolled[main.at] : throws.at(-1)?.line
    return {
      id: `deed ${entry.done}`,
      by,
      victims,
      dice: throws.flatMap(({ line, thrown: { of, dice, faces } }) =>
        line === last ? dice.map((sides, i) => ({ who: of, sides, face: faces[i]! })) : [],
      ),
      sum: main && { total: main.total, against: main.against, isUnder: main.isUnder },
    }
  }
  return null
}

/** What came of whoever struck last, and of nobody in particular since. */
function latestBlows(outcomes: readonly Outcome[]): readonly Outcome[] {
  const by = outcomes.findLast(outcome => outcome.by !== null)?.by ?? null
  const since = outcomes.findIndex(outcome => outcome.by === by)
  return outcomes.filter((outcome, i) => outcome.by === by || (outcome.by === null && i > since))
}

/** What this one lost in it of the pools that the players see in numbers, then as now. */
function changesOf(
  { display }: Ruleset<TableTypes>,
  { combatants }: Pick<PublicTable, 'combatants'>,
  entry: LogEntry,
  who: string,
) {
  const pools = combatants.find(one => one.id === who)?.pools ?? []
  if (!isExact(entry, who) || pools.length === 0) return []
  const { before, after } = entry.around()
  return lossesBetween(display, before, after).filter(
    change => change.who === who && pools.some(({ label }) => label === change.label),
  )
}

/** The table as the GM has it. */
export interface GmTable extends ClockSlice, PicturesSlice {
  ruleset: Ruleset<TableTypes>
  terrain: Terrain
  state: Snapshot<TableTypes>
  asks: readonly Asked[] | null
  log: Log
  /** What screens that lie on the table need besides; null: none does. */
  flat: FlatTable | null
  /** The GM shows how the fight ended, once it is over. */
  showsEnd: boolean
  curtain: boolean
}

/** What of the table the players may know. */
export function playersView(gm: GmTable): TableInput {
  const { ruleset, terrain, asks, log, clock, flat, showsEnd, curtain } = gm
  const known = asPlayersKnow(ruleset, gm.state, terrain)
  const open = asks?.filter(ask => ask.see === 'all') ?? null
  const table = ruleset.display.view(known, open)
  const unseen: Unseen = then => unseenBy(ruleset, then, terrain.on(then.board))
  const now = once(() => unseen(gm.state))
  const lines = publicLog(ruleset, gm.state, log, unseen)
  // A question to a combatant whom the players do not know must not change what they see.
  const isAsked = open?.some(({ of }) => table.combatants.some(({ id }) => id === of)) ?? false
  const isKnownIn = (entry: LogEntry, who: Id) => knownIn(ruleset, entry, who, unseen, now).every(Boolean)
  const isSeenBefore = (entry: LogEntry, who: Id) => knownIn(ruleset, entry, who, unseen, now)[0] === true
  return {
    table: { ...table, title: titleFor(gm.state.board) },
    log: inDeeds(ruleset, lines).slice(-LINES),
    answers: publicAnswers(
      ruleset.display,
      known,
      open?.find(ask => ask.of === table.now.who),
    ),
    deed: publicDeed(ruleset, table, lines, isAsked ? (log.at(log.present)?.done ?? null) : null),
    end:
      showsEnd && known.phase === 'over'
        ? publicEnd(
            ruleset,
            { table, known, log, isKnownIn },
            publicLog(ruleset, gm.state, log, unseen, { most: Infinity, from: beginOf(log) }),
          )
        : null,
    left: leftIn(table, gm, isSeenBefore),
    pictures: filesOf(publicPictures(known), gm.pictures),
    seen: publicMap(ruleset.state.footprint, known, terrain, ruleset.commands.regions !== undefined),
    clock,
    flat: flat && { views: flat.views, minis: flat.minis, moved: movedIn(lines, log, flat.settled) },
    curtain,
  }
}

/** Where those stood who have left the map, of whom the players know that they have, and whom they saw there just before. */
function leftIn(
  { combatants }: Pick<PublicTable, 'combatants'>,
  { state, log }: Pick<GmTable, 'state' | 'log'>,
  isSeenBefore: (entry: LogEntry, who: Id) => boolean,
): ReadonlyMap<Id, number> {
  const gone = combatants.flatMap(({ id, out }) => (out !== null && state.combatants[id]?.cell === null ? [id] : []))
  const left = [...leftMap(log, log.present, gone)]
  return new Map(left.flatMap(([who, { cell, entry }]) => (isSeenBefore(entry, who) ? [[who, cell] as const] : [])))
}

/**
 * Who walked, or was moved by the rules, in the latest deed that the players read of, and from which square: their miniatures stand
 * there still. A later deed, or the GM's word, says that they do not. The way itself is a trail, and is told as far as trails are.
 */
function movedIn(lines: readonly PublicLine[], log: Log, settled: FlatTable['settled']): ReadonlyMap<Id, number> {
  const entry = lines.at(-1)?.entry
  if (!entry || (settled && entry.done <= settled.done && isIn(log, settled))) return new Map()
  const { before, after } = entry.around()
  return new Map(
    Object.entries(after.board.trails ?? {}).flatMap(([id, trail]) => {
      const from = before.combatants[id]?.cell ?? null
      return from === null || from === after.combatants[id]?.cell || trail === before.board.trails?.[id]
        ? []
        : [[id, from] as const]
    }),
  )
}

/** Whether this command is still the one with its number. */
function isIn(log: Log, { done, command }: Pick<LogEntry, 'done' | 'command'>): boolean {
  return log.at(done - log.first)?.command === command
}

/** Those pictures that are decoded, by who has them. */
function filesOf(named: ReadonlyMap<Id, Id>, decoded: GmTable['pictures']): ReadonlyMap<Id, { id: Id; file: Blob }> {
  return new Map(
    [...named].flatMap(([who, id]) => {
      const picture = decoded.get(id)
      return picture ? [[who, { id, file: picture.file }] as const] : []
    }),
  )
}

/**
 * What the players read above their table: the public name of the fight, or a neutral word where it has none. The name under which the
 * GM keeps the fight is not asked: it may say too much.
 */
export const titleFor = ({ publicName }: Pick<BoardState, 'publicName'>): string => publicName || PLAY.neutralName

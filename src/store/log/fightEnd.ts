import type { Asked, Combatant, Id, OutcomeKind, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { wayOut } from '~/table/contract/outcome'
import { byVictim, type Deed, deedOf, lossesIn, type Sum } from './deed'
import { type Amounts, type Exit, exitsIn, type Fought, fought } from './fightSummary'
import type { Log } from './log'

/** The largest blow of a fight. */
export interface LargestBlow {
  readonly by: Id
  readonly to: Id
  /** What it took of all pools together. */
  readonly n: number
  readonly kind: OutcomeKind | null
  readonly round: number
  /** Number of the command. */
  readonly done: number
}

/** The die that fell worst where everything hung on it. */
export interface UnluckyDie {
  readonly of: Id
  readonly sides: number
  readonly face: number
  /** Whom it was meant for; null: nobody else. */
  readonly to: Id | null
  readonly round: number
  readonly done: number
}

/** How a fight has ended, from what is known of it alone. */
export interface FightEnd {
  readonly rounds: number
  /** In the world; null: these rules do not count them. */
  readonly seconds: number | null
  /** Who came through it and still fights. */
  readonly stand: readonly Id[]
  /** Sides with somebody of those. */
  readonly holds: readonly Id[]
  /** The last time that each of the others came out of it, with the number of the command. */
  readonly out: readonly (Exit & { readonly done: number })[]
  readonly blow: LargestBlow | null
  readonly unlucky: UnluckyDie | null
  /** What the heroes lost to others, by pool. */
  readonly lost: Amounts
  /** Number of the command that combat began with, and of the one that ended it. */
  readonly from: number
  readonly done: number
}

/** What a fight stands at. `writer`: this window plays it, and shows it as it is now. */
interface Standing {
  readonly snapshot: Pick<Snapshot<TableTypes>, 'phase'>
  readonly asks: readonly Asked[] | null
  readonly writer: boolean
}

/** Whether the fight is over, and nothing that its end asks is open any more. */
export const hasEnded = ({ snapshot, asks }: Pick<Standing, 'snapshot' | 'asks'>): boolean =>
  snapshot.phase === 'over' && asks === null

/**
 * Whether the end of this fight is to be shown by itself, and what stays noted of the one that was seen: once the fight goes on
 * nothing, as the next end is another one.
 *
 * @param seen the number of the command whose end was seen already
 */
export function endToShow(
  fight: Standing,
  log: Log,
  seen: string | null,
): { readonly shows: boolean; readonly seen: string | null } {
  if (fight.writer && fight.snapshot.phase !== 'over') return { shows: false, seen: null }
  const last = fight.writer && hasEnded(fight) ? fought(log).at(-1) : undefined
  return { shows: last?.after.phase === 'over' && String(last.entry.done) !== seen, seen }
}

/** Works out what became of each command of the fight, one a step: of a long one that was opened nothing is known yet. */
export function* deedsOfFight(ruleset: Ruleset<TableTypes>, log: Log): Generator<Deed | null, void> {
  for (const { entry } of fought(log)) {
    lossesIn(ruleset, entry)
    yield deedOf(ruleset, entry)
  }
}

/** The sides whose numbers the players see: their own. */
export const heroesOf = ({ sides }: Snapshot<TableTypes>): ReadonlySet<Id> =>
  new Set(Object.values(sides).flatMap(({ id, show }) => (show === 'exact' ? [id] : [])))

/** Those of the players’ sides who have not left. */
export function presentHeroes(s: Snapshot<TableTypes>): readonly Combatant<TableTypes>[] {
  const heroes = heroesOf(s)
  return Object.values(s.combatants).filter(({ side, gone }) => !gone && heroes.has(side))
}

/** What the reader of the end knows of the fight. */
export interface Knowledge {
  /** The command as the reader knows it. */
  asKnown(command: Fought): Fought
  /** Whether the reader knows what this combatant lost in a command, and it was not the price of its own action. */
  isLoss(command: Fought, who: Id): boolean
}

const ALL: Knowledge = { asKnown: command => command, isLoss: ({ entry }, who) => entry.command.by !== who }

/**
 * How the fight ended that is over now; null: it is not over. Walks the whole of it: for when it is shown.
 *
 * @param knowledge of the reader; left out: the GM, who knows everything
 */
export function fightEnd(
  ruleset: Ruleset<TableTypes>,
  log: Log,
  now: Snapshot<TableTypes>,
  { asKnown, isLoss }: Knowledge = ALL,
): FightEnd | null {
  const all = fought(log)
  const last = all.at(-1)
  if (now.phase !== 'over' || !last || last.after.phase !== 'over') return null
  const { display } = ruleset
  const heroes = heroesOf(now)
  const isHero = (id: Id) => heroes.has(now.combatants[id]?.side ?? '')
  const known = all.map(asKnown)
  const atLast = new Set(exitsIn(display, known.at(-1)!).map(({ who }) => who))
  // Whoever fell, ran or surrendered does not hold the field, though that may be over with the fight.
  const isOut = (one: Combatant<TableTypes>) => {
    const before = last.before.combatants[one.id]
    return (
      wayOut(display, one) !== null || atLast.has(one.id) || (before !== undefined && wayOut(display, before) !== null)
    )
  }
  const stand = Object.values(now.combatants).filter(one => !isOut(one))
  return {
    rounds: Math.max(...all.map(({ round }) => round)),
    seconds: display.prompt(last.before).seconds,
    stand: stand.map(({ id }) => id),
    holds: [...new Set(stand.map(({ side }) => side))],
    out: Object.values(now.combatants).flatMap(one => (isOut(one) ? (lastExit(ruleset, all, one.id) ?? []) : [])),
    blow: largestBlow(ruleset, known),
    unlucky: unluckiestDie(ruleset, known, isHero),
    lost: lossesOf(ruleset, all, (command, who) => isHero(who) && isLoss(command, who)),
    from: all[0]!.entry.done,
    done: last.entry.done,
  }
}

/** When somebody came out of it last, how and by whom. */
function lastExit(
  { display }: Ruleset<TableTypes>,
  all: readonly Fought[],
  who: Id,
): FightEnd['out'][number] | undefined {
  for (const command of all.toReversed()) {
    const exit = exitsIn(display, command).find(one => one.who === who)
    if (exit) return { ...exit, done: command.entry.done }
  }
  return undefined
}

/** What was lost to others and to the GM's hand. */
function lossesOf(ruleset: Ruleset<TableTypes>, all: readonly Fought[], isLoss: Knowledge['isLoss']): Amounts {
  const lost: Record<string, number> = {}
  for (const command of all)
    for (const { who, label, n } of lossesIn(ruleset, command.entry))
      if (n < 0 && isLoss(command, who)) lost[label] = (lost[label] ?? 0) - n
  return lost
}

function largestBlow(ruleset: Ruleset<TableTypes>, all: readonly Fought[]): LargestBlow | null {
  let largest: LargestBlow | null = null
  for (const { entry, round } of all) {
    const deed = deedOf(ruleset, entry)
    if (!deed) continue
    const losses = new Map<Id, number>()
    for (const { who, n } of lossesIn(ruleset, entry)) if (n < 0) losses.set(who, (losses.get(who) ?? 0) - n)
    for (const [to, n] of losses) {
      const by = deed.outcomes.findLast(outcome => outcome.to === to && outcome.by !== null)?.by ?? deed.by
      if (by === null || by === to || n <= (largest?.n ?? 0)) continue
      const kind = byVictim(deed.outcomes).find(one => one.to === to)?.kinds[0] ?? null
      largest = { by, to, n, kind, round, done: entry.done }
    }
  }
  return largest
}

/** No die is unlucky that falls so, or worse, more often than this. */
const BAD = 0.25

/** Of the tests that failed the die that could hardly have fallen worse; of several the one with more sides, then the latest. */
function unluckiestDie(
  ruleset: Ruleset<TableTypes>,
  all: readonly Fought[],
  isHero: (id: Id) => boolean,
): UnluckyDie | null {
  let worst: (UnluckyDie & { readonly chance: number }) | null = null
  for (const { entry, round } of all) {
    const deed = deedOf(ruleset, entry)
    if (!deed) continue
    for (const { of, sides, face, chance } of failedDice(deed)) {
      if (!isHero(of) || chance > BAD) continue
      if (worst && (chance > worst.chance || (chance === worst.chance && sides < worst.sides))) continue
      const to = deed.outcomes.find(outcome => outcome.to !== of)?.to ?? null
      worst = { of, sides, face, to, round, done: entry.done, chance }
    }
  }
  if (!worst) return null
  const { chance: _, ...die } = worst
  return die
}

/** The dice of the tests that were not passed, each with how seldom one falls as badly. */
function failedDice({ dice, sum, asides }: Deed) {
  const tests = [{ test: sum, aside: -1 }, ...asides.map((test, aside) => ({ test, aside }))]
  return tests.flatMap(({ test, aside }) => {
    if (!test || !hasFailed(test)) return []
    return dice
      .filter(die => die.aside === aside && (aside >= 0 || die.eventsBefore <= test.at))
      .map(({ of, sides, face }) => ({
        of,
        sides,
        face,
        chance: (test.isUnder ? sides - face + 1 : face) / sides,
      }))
  })
}

const hasFailed = ({ total, against, isUnder }: Sum): boolean =>
  against !== null && (isUnder ? total > against : total < against)

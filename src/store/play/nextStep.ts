import type {
  Asked,
  Because,
  Command,
  Decider,
  Entry,
  Id,
  Json,
  Ruleset,
  Snapshot,
  TacticsRules,
  Timeline,
} from '~/engine'
import { same } from '~/engine/questions'
import { byTactics, standing, withoutDice } from '~/simulate'
import { chanceOf } from '~/dice/faces'
import type { TableTypes } from '~/table'

/**
 * What happens next at the table if nobody wants it otherwise: a command at rest, an answer while a question is open. The dock lights
 * it, Enter takes it, and `playSuggested` (`,` and `;`) takes one after the other.
 */
export type NextStep =
  | { readonly kind: 'command'; readonly command: Command; readonly why: Because | undefined }
  | { readonly kind: 'answer'; readonly ask: Asked; readonly value: Json; readonly why: Because | undefined }
  /** Dice are open: Fray rolls them. */
  | { readonly kind: 'roll'; readonly ask: Asked }

/** An answer that tactics advise. */
export interface Advised {
  readonly value: Json
  readonly why: Because | undefined
}

/** The moment that a step follows. */
export interface StepMoment {
  readonly ruleset: Ruleset<TableTypes>
  readonly tactics: TacticsRules<TableTypes>
  /** The map as it stands at this moment. */
  readonly terrain: TableTypes['terrain']
  readonly snapshot: Snapshot<TableTypes>
  readonly asks: readonly Asked[] | null
  /** Commands since dice of a combatant last fell, or of one of these. */
  readonly sinceDice: (isOne?: (of: Decider) => boolean) => number
}

/** Dice that decide nothing: only whether somebody throws is looked at. */
const ANY_SEED = 1

/** So many rounds are played ahead to see whether anybody still gets at anybody: the rest of this one, and the next. */
const ROUNDS_AHEAD = 1

/** Where nobody has thrown dice for so many turns of everybody, going about counts no more, and so many rounds are looked at. */
const IDLE_TURNS = 6
const ROUNDS_WITHOUT_DICE = 6

/** Commands of a stand-off that is looked for. */
const MOST_AHEAD = 400

/**
 * The next step.
 *
 * @param preferred of several who may act in any order, the one whom the GM has chosen
 * @returns undefined where nothing is advised: before anybody is there, after combat, and where a question has no legal answer
 */
export function nextStep(at: StepMoment, preferred?: Id): NextStep | undefined {
  const [ask] = at.asks ?? []
  if (ask) return ask.kind === 'roll' ? { kind: 'roll', ask } : answerOf(at, ask)
  if (at.snapshot.phase === 'over') return undefined
  if (at.snapshot.phase !== 'combat') return offered(at, 'begin', { code: 'begin' })
  const { tactics, snapshot, terrain } = at
  const next = tactics.next(snapshot, terrain)
  if (!next) return offered(at, 'end', { code: 'decided' })
  if (isStandoff(at, next)) return wayOn(at)
  const door = isShutOut(at, next) ? tactics.stuck(snapshot, terrain) : undefined
  if (door) return { kind: 'command', command: door, why: tactics.whyCommand(snapshot, terrain, door) }
  const found = knowsOfNone(at, next) ? tactics.find(snapshot) : undefined
  const command = found ?? ((preferred !== undefined && ofPreferred(at, next, preferred)) || next)
  return { kind: 'command', command, why: tactics.whyCommand(snapshot, terrain, command) }
}

/** What tactics advise whoever is asked to answer; undefined: these are dice, or there is no legal answer. */
export function advisedAnswer(at: Omit<StepMoment, 'sinceDice' | 'asks'>, ask: Asked): Advised | undefined {
  if (ask.kind === 'roll') return undefined
  const { tactics, snapshot, terrain } = at
  // Whether a fight is over is asked after the deed: a fight that is only looked at goes on, one that is played ends.
  if (asksForEnd(tactics, ask)) return { value: END, why: { code: 'decided' } }
  const value = tactics.likely(snapshot, terrain, ask)
  return value === undefined ? undefined : { value, why: tactics.whyAnswer(snapshot, terrain, ask, value) }
}

/** The answer that ends a fight. */
const END = 'end'

/** Whether the GM is asked if the fight is over. */
export const asksForEnd = ({ after }: Pick<TacticsRules<TableTypes>, 'after'>, ask: Asked): boolean =>
  ask.of === 'gm' && after.has(ask.key) && ask.default === END

/** Counts the commands since dice of a combatant last fell, or of one of these, up to the moment that is played. */
export const commandsSinceDice =
  ({ steps, mark, known }: Timeline): StepMoment['sinceDice'] =>
  (isOne = of => of !== 'gm') => {
    for (let i = mark.done; i > known; i--)
      if (steps[i - 1]?.entries.some(entry => isThrow(entry) && isOne(entry.of as Decider))) return mark.done - i
    return mark.done - known
  }

function answerOf(at: StepMoment, ask: Asked): NextStep | undefined {
  const advised = advisedAnswer(at, ask)
  return advised && { kind: 'answer', ask, ...advised }
}

/** A command of the GM that is open. */
function offered({ ruleset, snapshot, terrain }: StepMoment, type: string, why: Because): NextStep | undefined {
  const offer = ruleset.commands.offers(snapshot, terrain, 'gm', type).find(({ command }) => command.type === type)
  return offer && !offer.whyNot ? { kind: 'command', command: offer.command, why } : undefined
}

/** What the chosen one does, if it may act now though the rules would have another one act first. */
function ofPreferred(
  { ruleset, tactics, snapshot, terrain }: StepMoment,
  next: Command,
  preferred: Id,
): Command | undefined {
  if (next.by === preferred || ruleset.display.prompt(snapshot, preferred).of !== preferred) return undefined
  return tactics.turn(snapshot, terrain, preferred)
}

/** Where nobody gets at anybody: what would help, or the end of the fight. */
function wayOn(at: StepMoment): NextStep | undefined {
  const { tactics, snapshot, terrain } = at
  const command = tactics.stuck(snapshot, terrain) ?? tactics.find(snapshot)
  if (!command) return offered(at, 'end', { code: 'standoff' })
  return { kind: 'command', command, why: tactics.whyCommand(snapshot, terrain, command) }
}

/** Whether whoever is to act knows of no enemy any more, since those whom it knew of are out. */
function knowsOfNone({ ruleset, tactics, snapshot }: StepMoment, { by }: Command): boolean {
  const own = by === 'gm' ? undefined : snapshot.combatants[by]
  if (!own || tactics.knowsFoe(snapshot, own.id)) return false
  return Object.values(snapshot.combatants).some(c => c.side !== own.side && !c.gone && ruleset.display.isOut(c))
}

/**
 * Whether whoever acts next knows of enemies and has not got at one for long, though others shoot all the while: nobody stands before a
 * shut door for ever.
 */
function isShutOut({ tactics, snapshot, sinceDice }: StepMoment, { by }: Command): boolean {
  const own = by === 'gm' ? undefined : snapshot.combatants[by]
  if (!own || !tactics.knowsFoe(snapshot, own.id)) return false
  return sinceDice(of => of === by) > IDLE_TURNS * Object.keys(snapshot.combatants).length
}

/**
 * Whether nobody gets at anybody any more: played on by tactics, nobody throws dice, moves or loses anything until the next round is
 * over. After long without dice, as where some walk round a house for ever, moves do not count either, and more rounds are looked at.
 */
function isStandoff(at: StepMoment, next: Command): boolean {
  const { ruleset, tactics, terrain, snapshot, sinceDice } = at
  const all = Object.keys(snapshot.combatants).length
  // Played ahead only where everybody may have had a turn since: this is asked at every rest.
  const since = sinceDice()
  if (since < all) return false
  const isIdle = since > IDLE_TURNS * all
  const last = roundOf(snapshot) + (isIdle ? ROUNDS_WITHOUT_DICE : ROUNDS_AHEAD)
  const board = { ruleset: { ...ruleset, tactics }, terrain }
  const player = byTactics(board, chanceOf(ANY_SEED))
  const stood = isIdle ? '' : standing(at, snapshot)
  let state = snapshot
  let command: Command | undefined = next
  for (let count = 0; command && count < MOST_AHEAD; count++) {
    const after = withoutDice(board, state, command, player)
    if (!after || (!isIdle && standing(at, after) !== stood)) return false
    state = after
    if (roundOf(state) > last) return true
    command = player.next(state)
  }
  return command !== undefined
}

const roundOf = ({ turn }: Snapshot<TableTypes>): number => turn?.round ?? 0

const isThrow = (entry: Entry): entry is Extract<Entry, { source: unknown }> =>
  'source' in entry && (entry.source === 'dice' || entry.source === 'physical')

/** The options that Enter takes, by their places: what tactics advise, else the default of the question. */
export function litOptions(
  { options, default: usual }: Extract<Asked, { kind: 'choice' }>,
  advised: Json | undefined,
): readonly number[] {
  const given = advised ?? usual
  const lit = Array.isArray(given) ? given : [given]
  return options.flatMap(({ value }, i) => (lit.some(one => same(value, one)) ? [i] : []))
}

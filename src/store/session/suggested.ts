import type { Asked, Command, Id, Json, Ruleset, Snapshot, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { RulesetEntry } from '~/rulesets'
import type { Slice } from '../slice/slice'
import type { OpenSession } from './session'
import type { PlayActions } from '../play/playActions'

export interface SuggestedSlice {
  /** Who acts as tactics advise, one after the other, until something is to be decided by hand; null: nobody does. */
  suggested: readonly Id[] | null
}

export interface SuggestedActions {
  /**
   * Lets these act as tactics advise for the rest of the round, and takes the steps of the GM that lie between: each command and
   * each answer is an entry of its own, as if given by hand. It waits at every roll and every question to somebody else, and
   * ends when somebody else is to act, when the round is over, and with any step back.
   */
  playSuggested(who: readonly Id[]): Promise<void>
  stopSuggested(): void
}

export interface SuggestedDeps {
  state: Slice<SuggestedSlice>
  session: Pick<OpenSession, 'subscribe' | 'mustBeOpen'>
  rulesets: readonly RulesetEntry[]
  play: Pick<PlayActions, 'do'> & { answerBySuggestion(ask: Asked, value: Json): boolean }
}

/** What comes next of its own: a command, an answer, a wait for a hand, or nothing. */
export type SuggestedStep = { does: Command } | { answers: Asked; value: Json } | { waits: true } | { ends: true }

interface Standing {
  ruleset: Pick<Ruleset<TableTypes>, 'display'>
  tactics: TacticsRules<TableTypes>
  terrain: TableTypes['terrain']
  state: Snapshot<TableTypes>
  asks: readonly Asked[] | null
}

const ENDS = { ends: true } as const

/** Steps of the GM that begin or end something for everybody: these are taken by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['begin', 'end'])

/** What those who are played as suggested do next. */
export function suggestedStep(
  { ruleset, tactics, terrain, state, asks }: Standing,
  who: ReadonlySet<Id>,
  round: number,
): SuggestedStep {
  const [ask] = asks ?? []
  if (ask) {
    if (ask.kind === 'roll' || !(ask.of === 'gm' || who.has(ask.of))) return { waits: true }
    const value = tactics.likely(state, terrain, ask)
    return value === undefined ? { waits: true } : { answers: ask, value }
  }
  const now = ruleset.display.prompt(state)
  if (state.phase !== 'combat' || now.round !== round) return ENDS
  const command = tactics.next(state, terrain)
  if (command && (command.by === 'gm' ? !BY_HAND.has(command.type) : who.has(command.by))) return { does: command }
  // Somebody else would go first, but the rules leave it to the side.
  const ready = now.among ?? (now.of === null ? readyOf(ruleset.display.order(state)) : [])
  for (const id of ready) {
    const own = who.has(id) ? tactics.turn(state, terrain, id) : undefined
    if (own) return { does: own }
  }
  return ENDS
}

function readyOf(lanes: ReturnType<Ruleset<TableTypes>['display']['order']>): readonly Id[] {
  return lanes.flatMap(({ now, rows }) => (now ? rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])) : []))
}

/** Steps in a row before something must be wrong. */
const MOST = 4_000

export function createSuggested({ state, session, rulesets, play }: SuggestedDeps): SuggestedActions {
  let tactics: TacticsRules<TableTypes> | null = null
  let round = 0
  let isPlaying = false
  /** How far the fight had come when it was left to a hand. */
  let left = { done: 0, entries: 0 }

  session.subscribe({
    published: () => void (state.get().suggested && !isPlaying && goOn()),
    closed: stop,
  })

  return { playSuggested, stopSuggested: stop }

  function stop(): void {
    if (state.get().suggested) state.set({ suggested: null })
  }

  async function playSuggested(who: readonly Id[]): Promise<void> {
    const { ruleset } = session.mustBeOpen()
    const entry = rulesets.find(({ id }) => id === ruleset.id)
    tactics = (await entry?.tactics()) ?? null
    if (!tactics || session.mustBeOpen().ruleset !== ruleset) return
    round = ruleset.display.prompt(session.mustBeOpen().play.fight.state).round
    left = { done: 0, entries: 0 }
    state.set({ suggested: who })
    goOn()
  }

  function goOn(): void {
    const { ruleset, play: open, terrain } = session.mustBeOpen()
    const who = new Set(state.get().suggested)
    if (!tactics || isBefore(open.fight.timeline.mark, left)) return stop()
    isPlaying = true
    try {
      for (let i = 0; i < MOST; i++) {
        const { state: now, asks } = open.fight
        const step = suggestedStep({ ruleset, tactics, terrain, state: now, asks }, who, round)
        if ('waits' in step) return
        if ('ends' in step) return stop()
        const isTaken = 'does' in step ? play.do(step.does) : play.answerBySuggestion(step.answers, step.value)
        if (!isTaken) return stop()
      }
      stop()
    } finally {
      isPlaying = false
      const { done, entries } = open.fight.timeline.mark
      left = { done, entries: entries ?? 0 }
    }
  }
}

/** Whether a step back has been taken. */
function isBefore(
  { done, entries }: { done: number; entries: number | null },
  left: { done: number; entries: number },
) {
  return done < left.done || (done === left.done && (entries ?? 0) < left.entries)
}

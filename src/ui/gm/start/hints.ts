import type { ActionTable, Asked, Command, Id, Offer, Prompt } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { HINTS as WORDS } from '~/words/en/start'
import { HINTS, type Hint } from '../state/preferences'

/** What of a fight decides which hint is shown, and which one was followed. */
export interface Scene {
  readonly isPlayed: boolean
  readonly asks: readonly Asked[] | null
  readonly prompt: Prompt
  /** What whoever the fight waits for can do now. */
  readonly open: readonly Offer[]
  /** What these rules declare of their actions, by the types of their commands. */
  readonly declared: ActionTable
  /** Where everybody stands, and what they are called. */
  readonly people: FightView['snapshot']['combatants']
  /** The command that was begun last; undefined: none. */
  readonly last: Command | undefined
  /** How many commands and answers were given. */
  readonly inputs: readonly [done: number, entries: number]
}

/** A hint, and what it hangs at: the dock, or somebody's token. */
interface Shown {
  readonly which: Hint
  readonly words: string
  readonly at: 'dock' | Id
}

/** The scene of a fight as it is shown. */
export function sceneOf(fight: FightView, preferred: Id | undefined): Scene {
  const { line, asks, snapshot, mark, writer, ruleset } = fight
  const prompt = fight.prompt(preferred)
  return {
    isPlayed: writer && snapshot.phase === 'combat',
    asks,
    prompt,
    open: prompt.of === null ? [] : fight.offers(prompt.of).filter(({ whyNot }) => !whyNot),
    declared: ruleset.commands.actions,
    people: snapshot.combatants,
    last: line.timeline.steps.at(mark.entries === null ? mark.done - 1 : mark.done)?.command,
    inputs: [mark.done, mark.entries ?? 0],
  }
}

const canBeDone = ({ open, declared }: Scene, meaning: 'attack' | 'walk'): boolean =>
  open.some(({ command }) => declared[command.type]?.meaning === meaning)

/** What the hints say, to a hand with keys and a mouse or to a finger. */
type HintWords = Pick<typeof WORDS, 'choose' | 'move' | 'strike' | 'answer'>

/** The hint for this moment; null: none, or it was followed before. */
export function hintNow(scene: Scene, done: readonly Hint[], said: HintWords = WORDS): Shown | null {
  const { isPlayed, asks, prompt, people } = scene
  const isLeft = (hint: Hint) => !done.includes(hint)
  if (!isPlayed) return null
  const [ask] = asks ?? []
  if (ask) {
    const words = said.answer[ask.kind === 'roll' ? 'roll' : 'choice']
    return isLeft('answer') ? { which: 'answer', words, at: 'dock' } : null
  }
  const { of } = prompt
  const one = of === null ? undefined : people[of]
  if (isLeft('choose') && (of === null || one))
    return { which: 'choose', words: one ? said.choose.what(one.name) : said.choose.who, at: 'dock' }
  if (!one) return null
  if (isLeft('strike') && canBeDone(scene, 'attack'))
    return { which: 'strike', words: said.strike(one.name), at: 'dock' }
  if (isLeft('move') && canBeDone(scene, 'walk')) return { which: 'move', words: said.move(one.name), at: one.id }
  return null
}

/** Which hints were followed between two moments of a fight. */
export function followed(before: Scene, now: Scene): readonly Hint[] {
  const [done, entries] = now.inputs
  const [doneBefore, entriesBefore] = before.inputs
  if (done < doneBefore || (done === doneBefore && entries < entriesBefore)) return []
  const { last } = now
  const isNew = last !== before.last && last !== undefined && last.by !== 'gm'
  const meaning = isNew ? now.declared[last.type]?.meaning : undefined
  const hasMoved = Object.values(now.people).some(
    ({ id, cell }) => before.people[id] && before.people[id].cell !== cell,
  )
  const hasRolled = before.asks?.[0]?.kind === 'roll' && before.asks[0] !== now.asks?.[0]
  const is: Readonly<Record<Hint, boolean>> = {
    choose: isNew,
    move: meaning === 'walk' || (hasMoved && isNew),
    strike: meaning === 'attack' || meaning === 'charge',
    answer: hasRolled,
  }
  return HINTS.filter(hint => is[hint])
}

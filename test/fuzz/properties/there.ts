import { expect } from 'vitest'
import type { Asked, Combatant, Command, Entry, Id, Json, RulesetTypes, Snapshot } from '~/engine'
import type { FuzzedFight } from '../promises'

/** Keys of questions, or types of commands, by the row of the ledger that wants them. */
type Exceptions = Readonly<Record<string, readonly string[]>>

const isWanted = (key: string, by: Exceptions = {}): boolean => Object.values(by).some(keys => keys.includes(key))

/** Some of those who take no part: dead, gone, fled, surrendered, off the map. */
interface Out<R extends RulesetTypes> {
  is(c: Combatant<R>, s: Snapshot<R>): boolean
  /** Questions that are theirs all the same. */
  asked?: Exceptions
  /** Questions to which they are an answer all the same. */
  meant?: Exceptions
  /** What they may do, or what may be done to them, in their own name all the same. */
  mayDo?: Exceptions
  /** The row by which it matters all the same on whose side they are: see `checkUncounted`. */
  counts?: string
}

/** Those who take no part, by what they are called. */
export type WhoIsOut<R extends RulesetTypes> = Readonly<Record<string, Out<R>>>

/**
 * Whoever takes no part is asked nothing, and is no answer to what others are asked. Whom the GM names may be asked anything,
 * and so may anybody once the GM has had a hand in it: a question that is open stays open when a word of theirs takes somebody away.
 */
export function checkAsked<R extends RulesetTypes>(
  out: WhoIsOut<R>,
  { fight: { state } }: FuzzedFight<R>,
  ask: Asked,
  { command, entries }: { command: Command; entries: readonly Entry[] },
): void {
  if (command.force || entries.some(entry => !('of' in entry) || entry.force)) return
  const isNamed = (id: Id) => command.by === 'gm' && JSON.stringify(command.with ?? {}).includes(`"${id}"`)
  for (const [called, { is, asked, meant }] of Object.entries(out)) {
    const isOut = (id: Json): id is Id => {
      const c = typeof id === 'string' ? state.combatants[id] : undefined
      return c !== undefined && is(c, state)
    }
    if (isOut(ask.of) && !isWanted(ask.key, asked) && !isNamed(ask.of))
      expect.fail(`${JSON.stringify(command)}: ${ask.key} is asked of ${ask.of}, who is ${called}`)
    if (ask.kind !== 'choice' || isWanted(ask.key, meant)) continue
    for (const { value, whyNot } of ask.options)
      if (!whyNot && isOut(value) && !isNamed(value))
        expect.fail(`${JSON.stringify(command)}: ${ask.key} offers ${value}, who is ${called}`)
  }
}

/** Whoever takes no part has nothing to do in a fight, and nobody waits for them. */
export function checkIdle<R extends RulesetTypes>(
  out: WhoIsOut<R>,
  { ruleset, fight: { state }, terrain }: FuzzedFight<R>,
): void {
  if (state.phase !== 'combat') return
  const { of } = ruleset.display.prompt(state)
  for (const [called, { is, mayDo }] of Object.entries(out))
    for (const c of Object.values(state.combatants)) {
      if (!is(c, state)) continue
      if (c.id === of) expect.fail(`${of} is waited for, who is ${called}`)
      const offers = ruleset.commands.offers(state, terrain, c.id)
      const open = offers.filter(({ command, whyNot }) => !whyNot && !isWanted(command.type, mayDo))
      if (open.length > 0)
        expect.fail(`${c.id} is ${called}, and may ${open.map(({ command }) => command.type).join()}`)
      const walk = ruleset.commands.walk(state, terrain, c.id)
      if (walk.command !== 'place' && !walk.whyNot) expect.fail(`${c.id} is ${called}, and can be dragged`)
    }
}

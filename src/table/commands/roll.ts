import * as v from 'valibot'
import { notation } from '~/dice/notation'
import { roll, type Proc } from '~/engine/ask'
import { Diverged } from '~/engine/refused'
import type { Command } from '~/engine/command'
import type { Part } from '~/engine/events'
import type { World } from '~/engine/world'
import { args } from '../schema/args'
import { words } from '../schema/fields'
import { say, sayToGm } from '../secrecy/events'
import type { TableTypes } from '../map/tableTypes'

/** `roll` with `{ notation, words, open }`: any dice at any time, for all to see or for the GM alone. */
export function* rollAny<R extends TableTypes>(w: World<R>, command: Command): Proc<void> {
  const given = args(
    v.object({ notation: words, words: v.optional(words, ''), open: v.optional(v.boolean(), true) }),
    command,
  )
  const read = notation(given.notation)
  if ('problem' in read) throw new Diverged(read.problem)
  const see = given.open ? 'all' : 'asked'
  const faces =
    read.dice.length > 0
      ? yield* roll('gm', 'roll.dice', () => read.dice, { see, facts: { notation: given.notation } })
      : []
  const because: Part[] = faces.map((face, i) => ({ n: face * read.signs[i]!, of: `d${read.dice[i]!}`, rule: '' }))
  if (read.bonus !== 0) because.push({ n: read.bonus, of: 'number', rule: '' })
  const total = because.reduce((sum, { n }) => sum + n, 0)
  const facts = { notation: given.notation, words: given.words, total }
  if (given.open) say(w, 'rolled', {}, facts, undefined, because)
  else sayToGm(w, 'rolled', facts, because)
}

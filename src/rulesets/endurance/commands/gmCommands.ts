import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { part, total } from '~/engine/reason'
import { Diverged } from '~/engine/refused'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { afflict } from '../conditions/afflict'
import { OF_NO_ATTACK, takeDamage } from '../harm/damage'
import { recover } from '../harm/rest'
import { standAgainst } from '../reactions/withstand'
import { sayToGm } from '../state/events'
import type { Endurance, World } from '../state/types'
import { AFFLICTIONS, DAMAGE_TYPES, REACTIONS } from '../state/vocabulary'

const ids = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200))
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))

/** Whom the command is about, each once. */
function named(w: World, command: Command): readonly string[] {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who) if (!w.now.combatants[id]) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return [...new Set(who)]
}

/** `harm` with `{ who, amount, damage, nonlethal, reducible }`: damage of no attack, for several at once (P5). */
export const harm = rule<Endurance, [Command], void>(['END-DMG-05'], 'harm', function* (w, command) {
  const who = named(w, command)
  const given = args(
    v.object({
      amount,
      damage: v.optional(v.picklist(DAMAGE_TYPES), 'none'),
      nonlethal: v.optional(v.boolean(), false),
      reducible: v.optional(v.boolean(), true),
    }),
    command,
  )
  for (const id of who) {
    if (w.of(id).sheet.status.dead) continue
    yield* takeDamage(w, id, {
      ...OF_NO_ATTACK,
      raw: [part(given.amount, 'harm', 'END-DMG-05')],
      type: given.damage,
      nonlethal: given.nonlethal,
      reducible: given.reducible,
    })
  }
})

/**
 * `afflict` with `{ who, condition, degree, words, against, difficulty }`: a condition by the GM's hand. With `against` an
 * effect of that difficulty, which each of them may fortify or resist first and prevents by meeting it.
 */
export const afflictSome = rule<Endurance, [Command], void>([], 'afflictSome', function* (w, command) {
  const who = named(w, command)
  const { against, difficulty, ...what } = args(
    v.object({
      condition: v.picklist(AFFLICTIONS),
      degree: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
      words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      against: v.optional(v.nullable(v.picklist(['constitution', 'willpower'])), null),
      difficulty: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 6),
    }),
    command,
  )
  for (const id of who) {
    if (w.of(id).sheet.status.dead) continue
    if (against !== null) {
      const how = against === 'constitution' ? 'fortify' : 'resist'
      const stand = yield* standAgainst(w, id, how, difficulty, { total: difficulty, condition: what.condition }, false)
      const applies = total(stand) < difficulty
      sayToGm(w, 'against', { who: id, applies, difficulty, defence: total(stand) }, stand)
      if (!applies) continue
    }
    yield* afflict(w, id, what)
  }
})

/** `break` with `{ who }` and `rest` with `{ who, interrupted }`. */
export const rest = rule<Endurance, [Command], void>([], 'rest', function* (w, command) {
  const who = named(w, command)
  const { interrupted } = args(v.object({ interrupted: v.optional(v.boolean(), false) }), command)
  yield* recover(w, who, command.type === 'break' ? 'break' : interrupted ? 'interrupted' : 'rest')
})

/** `orders` with `{ who, reaction, when, least }`: what to do about a reaction without asking. */
export const setOrders = rule<Endurance, [Command], void>([], 'setOrders', function* (w, command) {
  const who = named(w, command)
  const { reaction, when, least } = args(
    v.object({
      reaction: v.picklist(REACTIONS),
      when: v.picklist(['ask', 'never', 'keep']),
      least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)), 0),
    }),
    command,
  )
  for (const id of who) w.editSheet(id, 'orders')[reaction] = { when, least }
})

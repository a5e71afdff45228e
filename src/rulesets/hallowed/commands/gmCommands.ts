import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { type Command, Diverged, Refused } from '~/engine/command'
import { part, reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/issueWords'
import { anId, ids, integer } from '~/table/schema/fields'
import { check, skillParts } from '../dice'
import { hurt } from '../harm/damage'
import { healInjury, heal } from '../harm/healing'
import { stabilize, treat } from '../harm/stabilize'
import { modifierOf } from '../sheet/ability'
import { say } from '../state/events'
import type { Hallowed, World } from '../state/types'
import { DAMAGE_TYPES } from '../state/vocabulary'
import { bleedAndBreathe } from '../turn/endRound'

const index = integer(0, 999)

/** The combatants named, or `Diverged`. */
function present(w: World, command: Command, named: readonly Id[]): readonly Id[] {
  for (const one of named)
    if (!w.now.combatants[one]) throw new Diverged(`${command.type}: there is no combatant ${one}.`)
  return named
}

/** `harm` with `{ who, amount, type, bypassStress }`: a trap, a fall, the GM's word. Stress first, unless it says otherwise. */
const harm = rule<Hallowed, [Command], void>(['HAL-DMG-14'], 'harm', function* (w, command) {
  const given = args(
    v.object({
      who: ids,
      amount: integer(1, 999),
      type: v.optional(v.picklist(DAMAGE_TYPES), 'blunt'),
      bypassStress: v.optional(v.boolean(), false),
    }),
    command,
  )
  const { amount, type, bypassStress } = given
  for (const one of present(w, command, given.who))
    if (!w.of(one).sheet.status.dead)
      hurt(w, one, { amount, types: [type], source: 'GM', from: 'outside', direct: bypassStress })
})

/** `mend` with `{ who, wounds, stress, mana }`: healing; the rulebook gives no rate for it, the GM says how much. */
const mendAll = rule<Hallowed, [Command], void>([], 'mendAll', function* (w, command) {
  const amount = v.optional(integer(0, 999), 0)
  const given = args(v.object({ who: ids, wounds: amount, stress: amount, mana: amount }), command)
  for (const one of present(w, command, given.who)) if (!w.of(one).sheet.status.dead) heal(w, one, given)
})

/** `healInjury` with `{ who, injury }`: the number of the combat injury on the sheet. */
const injuryHeals = rule<Hallowed, [Command], void>([], 'injuryHeals', function* (w, command) {
  const { who, injury } = args(v.object({ who: anId, injury: index }), command)
  present(w, command, [who])
  if (!w.of(who).sheet.combatInjuries[injury]) throw new Diverged(`healInjury: ${who} has no combat injury ${injury}.`)
  healInjury(w, who, injury)
})

/** `healCheck` with `{ who, patient }`: a Heal check outside the round. */
const healCheck = rule<Hallowed, [Command], void>([], 'healCheck', function* (w, command) {
  const { who, patient } = args(v.object({ who: anId, patient: anId }), command)
  present(w, command, [who, patient])
  if (yield* treat(w, w.now, who, patient)) stabilize(w, patient)
})

/** `callCheck` with `{ who, skill, tn }`: a check of a skill or an ability that the GM calls for. */
const callCheck = rule<Hallowed, [Command], void>(['HAL-DICE-02'], 'callCheck', function* (w, command) {
  const given = args(v.object({ who: ids, skill: v.pipe(v.string(), v.maxLength(60)), tn: integer(0, 99) }), command)
  const { skill, tn } = given
  for (const who of present(w, command, given.who)) {
    const { sheet } = w.of(who)
    const isAbility = Object.hasOwn(sheet.abilities, skill)
    const parts = isAbility ? [part(modifierOf(sheet, skill), skill, 'HAL-DICE-02')] : skillParts(sheet, skill)
    const { sum, because } = yield* check(w, w.now, who, { key: 'check.die', parts, facts: { skill, tn } })
    const open = w.now.sides[w.of(who).side]?.show === 'exact'
    say(w, 'checked', { who }, { skill, works: sum >= tn, ...(open && { sum }) }, { sum, tn }, because)
  }
})

/** `passRound`: a round outside combat, in which the dying bleed and breath runs out [HAL-END-03]. */
const passRound = rule<Hallowed, [], void>(['HAL-END-03'], 'passRound', function* (w) {
  say(w, 'passes', {})
  yield* bleedAndBreathe(w)
})

/** `pickUp` with `{ who, thing }`: a weapon that lies on the ground is on somebody's sheet again, not yet in hand. */
const pickUp = rule<Hallowed, [Command], void>([], 'pickUp', function* (w, command) {
  const { who, thing } = args(v.object({ who: anId, thing: anId }), command)
  present(w, command, [who])
  const { what } = w.now.things[thing] ?? {}
  const read = v.safeParse(v.object({ owner: anId, weapon: index }), what)
  const found = read.success ? w.now.combatants[read.output.owner]?.sheet.weapons[read.output.weapon] : undefined
  if (!read.success || !found) throw new Diverged(`pickUp: there is no weapon ${thing} on the ground.`)
  const { owner, weapon } = read.output
  if (owner === who) w.editSheet(who, 'weapons')[weapon]!.dropped = false
  else w.editSheet(who, 'weapons').push({ ...found, dropped: false, held: false })
  w.remove('things', thing)
  say(w, 'pickedUp', { who }, { what: found.name })
})

/** How declarations are made stays the same throughout a fight [HAL-DECL-03]. */
export function whyNotSettings(w: World, { with: given }: Command): void {
  const set: unknown = given?.set
  if (w.now.phase !== 'combat' || typeof set !== 'object' || set === null || !('declarationMode' in set)) return
  if (set.declarationMode !== w.now.settings.declarationMode) throw new Refused(reason('HAL-DECL-03', 'lockedInFight'))
}

/** The GM's hand in this ruleset. */
export const gmCommands: { readonly [type: string]: (w: World, command: Command) => Proc<void> } = {
  harm,
  mend: mendAll,
  healInjury: injuryHeals,
  healCheck,
  callCheck,
  passRound: w => passRound(w),
  pickUp,
}

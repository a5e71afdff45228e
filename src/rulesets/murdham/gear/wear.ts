import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPlayers, roster } from '../conditions'
import { say, sayToGm } from '../state/events'
import { choose, roll, rollRequest, rollTogether } from '../state/questions'
import type { Sheet, Weapon } from '../state/sheet'
import type { Combatant, Murdham, Snapshot, World } from '../state/types'
import { fallenOf } from './hands'

type Gear = Pick<Weapon, 'name' | 'quality' | 'damaged' | 'destroyed' | 'used'> & { improvised?: boolean }

/** Damaged, or as good as [MUR-GEAR-07, 08]. */
export function countsAsDamaged({ damaged, quality, improvised = false }: Gear): boolean {
  return damaged || improvised || quality === 'fragile'
}

/** The sides of its durability die [MUR-DICE-07]. */
export const durabilityDie = ({ quality }: Gear): number => (quality === 'robust' ? 8 : 4)

/** Where an item stands on a sheet, or lies on the ground, so that it can be found again. */
type Slot = { of: 'weapons' | 'shields'; id: string } | { of: 'armour' | 'helmet' } | { of: 'things'; id: Id }

function gearOf(s: Snapshot, who: Id, slot: Slot): Gear | undefined {
  return slot.of === 'things' ? fallenOf(s.things[slot.id])?.item : onSheet(s.combatants[who]!.sheet, slot)
}

function onSheet(sheet: Sheet, slot: Exclude<Slot, { of: 'things' }>): Gear | undefined {
  if (slot.of === 'weapons') return sheet.weapons.find(({ id }) => id === slot.id)
  if (slot.of === 'shields') return sheet.shields.find(({ id }) => id === slot.id)
  return sheet[slot.of] ?? undefined
}

/** The item, to be changed. */
function edited(w: World, who: Id, slot: Slot): Gear {
  return slot.of === 'things' ? fallenOf(w.editIn('things', slot.id))!.item : onSheet(w.edit(who).sheet, slot)!
}

/** What was used in the fight and can wear [MUR-GEAR-11], with what one let fall and nobody has picked up [R-GEAR-4]. */
function worn(s: Snapshot, { id, sheet }: Combatant): readonly Slot[] {
  const wears = ({ used, destroyed, quality }: Gear) => used && !destroyed && quality !== 'lasting'
  return [
    ...sheet.weapons.flatMap(one => (wears(one) && !one.natural ? [{ of: 'weapons' as const, id: one.id }] : [])),
    ...sheet.shields.flatMap(one => (wears(one) ? [{ of: 'shields' as const, id: one.id }] : [])),
    ...(sheet.armour && wears(sheet.armour) ? [{ of: 'armour' as const }] : []),
    ...(sheet.helmet && wears(sheet.helmet) ? [{ of: 'helmet' as const }] : []),
    ...Object.values(s.things).flatMap(thing => {
      const fallen = fallenOf(thing)
      return fallen?.by === id && wears(fallen.item) ? [{ of: 'things' as const, id: thing.id }] : []
    }),
  ]
}

/** One durability roll for each weapon and piece of armour that was used, in the order of the tracker. */
export const wearAfterFight = rule<Murdham, [], void>(['MUR-GEAR-01', 'MUR-GEAR-02'], 'wearAfterFight', function* (w) {
  const list = roster(w.now).flatMap(c => worn(w.now, c).map(slot => ({ who: c.id, slot })))
  w.enter('MUR-GEAR-11')
  const rolls = () =>
    list.map(({ who, slot }) => {
      // Meanwhile the GM may have taken it away.
      const gear = gearOf(w.now, who, slot)
      const facts = { who, item: gear?.name ?? '' }
      return rollRequest(who, 'gear.wear', [gear ? durabilityDie(gear) : 4], { see: questionVisibility(w, who), facts })
    })
  const faces = yield* rollTogether('gear.wear', rolls)
  for (const [i, { who, slot }] of list.entries()) wearBy(w, who, slot, faces[i]?.[0] ?? 0)
})

/** A durability roll of one item, by its id, or `armour` or `helmet`. False: there is none. */
export const durability = rule<Murdham, [Id, string], boolean>([], 'durability', function* (w, who, item) {
  const { weapons, armour, helmet } = w.of(who).sheet
  const worn = item === 'armour' ? armour : item === 'helmet' ? helmet : null
  const isWeapon = weapons.some(({ id }) => id === item)
  const slot: Slot = worn ? { of: item as 'armour' } : { of: isWeapon ? 'weapons' : 'shields', id: item }
  const gear = gearOf(w.now, who, slot)
  if (!gear || gear.destroyed) return false
  const facts = { who, item: gear.name }
  const [face = 0] = yield* roll(who, 'gear.wear', () => [durabilityDie(gear)], {
    see: questionVisibility(w, who),
    facts,
  })
  wearBy(w, who, slot, face)
  if (face !== 1) tell(w, 'itemHolds', who, gear.name)
  return true
})

/** A 1 damages an item; what is damaged already is destroyed [MUR-DICE-07]. */
function wearBy(w: World, who: Id, slot: Slot, face: number): void {
  w.enter('MUR-DICE-07')
  const gear = gearOf(w.now, who, slot)
  if (!gear) return
  if (gear.quality !== 'plain') w.enter('MUR-GEAR-08')
  if (face !== 1) return
  if (countsAsDamaged(gear)) return destroy(w, who, slot)
  edited(w, who, slot).damaged = true
  tell(w, 'damagedItem', who, gear.name)
}

/** The item is gone; on a sheet it stays, marked. */
function destroy(w: World, who: Id, slot: Slot): void {
  const gear = edited(w, who, slot)
  gear.destroyed = true
  if (slot.of === 'things') w.remove('things', slot.id)
  say(w, 'broken', { who }, { item: gear.name })
}

/** That enemy gear is damaged is not for the players; that it broke is. */
function tell(w: World, type: 'itemHolds' | 'damagedItem', who: Id, item: string): void {
  if (isPlayers(w.of(who))) say(w, type, { who }, { item })
  else sayToGm(w, type, { who, item })
}

/** A damaged weapon, or a damaged shield used to strike, breaks when a die of its damage shows a 1 [MUR-GEAR-03]. */
export function breakWeapon(w: World, who: Id, id: string, faces: readonly number[]): void {
  const slot: Slot = { of: w.of(who).sheet.shields.some(one => one.id === id) ? 'shields' : 'weapons', id }
  const gear = gearOf(w.now, who, slot)
  if (!gear || gear.destroyed || !countsAsDamaged(gear) || !faces.includes(1)) return
  w.enter('MUR-GEAR-03', 'MUR-GEAR-09')
  if (gear.improvised) w.enter('MUR-GEAR-07')
  if (gear.quality === 'fragile') w.enter('MUR-GEAR-08')
  destroy(w, who, slot)
}

/** The damage, before armour, from which on damaged armour breaks [MUR-GEAR-04]. */
const HEAVY = 8

/** A heavy blow that landed destroys a damaged shield, or else damaged armour; one piece at most [MUR-GEAR-05]. */
export const breakArmour = rule<Murdham, [Id, number, readonly string[]], void>(
  [],
  'breakArmour',
  function* (w, who, raw, counted) {
    if (raw < HEAVY) return
    const { shields, armour } = w.of(who).sheet
    const only = w.now.settings.onlyCountedGear
    if (only) w.enter('MUR-GEAR-10')
    const held = shields.filter(one => one.held !== 'stowed' && !one.destroyed && countsAsDamaged(one))
    const atRisk = only && !counted.includes('shield') ? [] : held
    if (atRisk.length > 0) {
      w.enter('MUR-GEAR-04', 'MUR-GEAR-05', 'MUR-GEAR-10')
      const id = yield* chooseShield(
        w,
        who,
        atRisk.map(one => one.id),
      )
      return destroy(w, who, { of: 'shields', id })
    }
    if (!armour?.worn || armour.destroyed || !countsAsDamaged(armour) || (only && !counted.includes('worn'))) return
    w.enter('MUR-GEAR-04', 'MUR-GEAR-10')
    destroy(w, who, { of: 'armour' })
  },
)

/** Of two damaged shields the bearer picks the one that goes [R-GEAR-2]. */
const chooseShield = rule<Murdham, [Id, readonly string[]], string>([], 'chooseShield', function* (_w, who, ids) {
  return yield* choose(who, 'gear.shield', () => ids, { see: 'asked', default: ids[0]! })
})

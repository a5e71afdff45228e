import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Id, Thing } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { placeOf } from '../space/place'
import { zoneAt } from '../space/zones'
import { say } from '../state/events'
import type { Sheet, Shield, Weapon } from '../state/sheet'
import type { Combatant, Snapshot, World } from '../state/types'

/** A weapon or shield falls to the ground where its bearer stands; nothing happens when it has none of this id. */
export function drop(w: World, who: Id, id: string): void {
  const c = w.edit(who)
  const { sheet } = c
  const item = sheet.weapons.find(one => one.id === id) ?? sheet.shields.find(one => one.id === id)
  if (!item) return
  const kind = 'die' in item ? 'weapon' : 'shield'
  sheet.weapons = sheet.weapons.filter(one => one.id !== id)
  sheet.shields = sheet.shields.filter(one => one.id !== id)
  // What falls while nobody stands on the map is out of the fight.
  if (c.cell !== null)
    w.add('things', { cell: c.cell, name: item.name, what: { kind, by: who, item: { ...item } } as never })
  say(w, 'dropped', { who }, { item: item.name })
}

/** What a thing on the ground is, when it is a weapon or a shield, and who let it fall; not every old one tells that. */
export type Fallen = { by?: Id } & ({ kind: 'weapon'; item: Weapon } | { kind: 'shield'; item: Shield })

/** The weapon or shield that a thing on the ground is; undefined: it is something else. */
export function fallenOf(thing: Thing | undefined): Fallen | undefined {
  const what = thing?.what as unknown as Fallen | null | undefined
  return what?.kind === 'weapon' || what?.kind === 'shield' ? what : undefined
}

/** Items for the hands, in hand or put away; natural weapons and broken things are none. */
export function handItems({ weapons, shields }: Sheet): readonly (Weapon | Shield)[] {
  return [...weapons.filter(one => !one.natural), ...shields].filter(one => !one.destroyed)
}

export const isInHand = ({ held }: Weapon | Shield): boolean => held !== 'stowed'

/** Which hands it would take: the free one, or both. Undefined: there is no room. */
export function handFor(sheet: Sheet, item: Weapon | Shield): 'main' | 'off' | 'both' | undefined {
  const { armInjury } = sheet.status
  const held = handItems(sheet).filter(one => one.id !== item.id && isInHand(one))
  const isFree = (hand: 'main' | 'off') =>
    !armInjury[hand] && !held.some(one => one.held === hand || one.held === 'both')
  if ('bulk' in item && item.bulk >= 2 && !item.keywords.includes('mounted'))
    return isFree('main') && isFree('off') ? 'both' : undefined
  const first = 'die' in item ? 'main' : 'off'
  const second = first === 'main' ? 'off' : 'main'
  return isFree(first) ? first : isFree(second) ? second : undefined
}

/** Why an item cannot be taken to hand: something must be put away first [MUR-BON-02]. */
export function whyNotTake({ id, sheet }: Combatant, item: Weapon | Shield): Reason | undefined {
  return handFor(sheet, item) ? undefined : reason('MUR-BON-02', 'noFreeHand', { who: id, item: item.name })
}

/** Takes an item to hand, or puts it away. */
export function hold(w: World, who: Id, id: string, how: 'take' | 'stow'): void {
  const { sheet } = w.edit(who)
  const item = handItems(sheet).find(one => one.id === id)
  if (!item) return
  const hand = how === 'stow' ? 'stowed' : handFor(sheet, item)
  if (hand) item.held = hand as 'stowed'
}

/** Things on the ground where one stands. */
export function thingsNear(s: Snapshot, terrain: Terrain, c: Combatant): readonly Thing[] {
  const place: readonly string[] = placeOf(s, terrain, c) ?? []
  return Object.values(s.things).filter(({ cell }) => place.includes(zoneAt(s, terrain, cell) ?? ''))
}

/** Weapons, and shields, that a sheet lists at most. */
export const MOST_LISTED = 20

/** Why a thing cannot be picked up: the sheet lists as many of its kind as it can. */
export function whyNotPickUp({ id, sheet }: Combatant, thing: Thing): Reason | undefined {
  const fallen = fallenOf(thing)
  const listed = fallen?.kind === 'weapon' ? sheet.weapons : fallen?.kind === 'shield' ? sheet.shields : []
  return listed.length < MOST_LISTED ? undefined : reason('MUR-BON-01', 'handsFull', { who: id })
}

/** An id that nothing on this sheet has, neither whole nor destroyed: this one, with a number where it is taken. */
export function freshId({ weapons, shields }: Sheet, wanted: string): string {
  const taken = new Set([...weapons, ...shields].map(({ id }) => id))
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted.slice(0, 36)} ${n}`
  return id
}

/** Picks a thing up: a weapon or shield goes to a free hand or is carried; anything else is only gone from the ground. */
export function pickUp(w: World, who: Id, thing: Id): string {
  const { name } = w.now.things[thing]!
  const { sheet } = w.edit(who)
  const fallen = fallenOf(w.now.things[thing])
  if (fallen) {
    const id = freshId(sheet, fallen.item.id)
    const held = handFor(sheet, { ...fallen.item, id }) ?? 'stowed'
    if (fallen.kind === 'weapon') sheet.weapons.push({ ...fallen.item, id, held })
    else sheet.shields.push({ ...fallen.item, id, held: held === 'both' ? 'off' : held })
  }
  w.remove('things', thing)
  return name
}

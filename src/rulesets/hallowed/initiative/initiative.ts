import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { modifierOf } from '../sheet/ability'
import { traitBonus } from '../sheet/pools'
import { say } from '../state/events'
import { chooseSome, rollRequest, rollTogether } from '../state/questions'
import type { Sheet } from '../state/sheet'
import type { Combatant, Hallowed, World } from '../state/types'

/**
 * Everybody of these rolls a d12, in roster order; monsters that share roll one. Base Initiative is the die less the
 * Agility modifier, with what traits and the like change about it; it may be 0 or less.
 */
export const rollInitiative = rule<Hallowed, [readonly Id[]], void>(
  ['HAL-INIT-01', 'HAL-INIT-02', 'HAL-DICE-01'],
  'rollInitiative',
  function* (w, who) {
    const units = yield* unitsOf(w, who)
    const rolls = () =>
      units.map(unit =>
        rollRequest(unit[0]!, 'initiative.die', [12], {
          see: questionVisibility(w, ...unit),
          facts: { who: [...unit] },
        }),
      )
    const faces = yield* rollTogether('initiative.die', rolls)
    for (const [i, unit] of units.entries()) for (const id of unit) setBase(w, id, faces[i]?.[0] ?? 1)
  },
)

function setBase(w: World, who: Id, die: number): void {
  const { sheet } = w.of(who)
  const because = [part(die, 'd12', 'HAL-DICE-01'), part(-modifierOf(sheet, 'agility'), 'agility', 'HAL-INIT-02')]
  const misc = sheet.initMisc + traitBonus(sheet, 'initiative')
  if (misc !== 0) because.push(part(misc, 'initiative', 'HAL-INIT-03'))
  const base = total(because)
  w.editSheet(who, 'fight').base = base
  say(w, 'initiative', { who }, { base }, { die }, because)
}

/** Who rolls together: each alone, but for the groups of monsters that the GM lets share a die. */
const unitsOf = rule<Hallowed, [readonly Id[]], readonly (readonly Id[])[]>([], 'unitsOf', function* (w, who) {
  const likes = w.now.settings.sharedInitiative ? alike(w, who) : []
  if (!w.now.settings.sharedInitiative) w.enter('HAL-OPT-01')
  if (likes.length === 0) return who.map(id => [id])
  w.enter('HAL-INIT-10', 'HAL-INIT-11')
  const leaders = () => likes.map(([first]) => first!)
  const facts = { groups: likes.map(group => [...group]) }
  const bounds = { min: 0, max: likes.length }
  const shared = yield* chooseSome('gm', 'initiative.sharing', leaders, bounds, {
    see: 'asked',
    facts,
    default: leaders(),
  })
  const groups = likes.filter(([first]) => shared.includes(first!))
  return who.flatMap(id => {
    const group = groups.find(one => one.includes(id))
    return group ? (group[0] === id ? [group] : []) : [[id]]
  })
})

/** Monsters of one side that the GM has put into one group, or whose numbers are the same. */
function alike(w: World, who: readonly Id[]): readonly (readonly Id[])[] {
  const groups = new Map<string, Id[]>()
  for (const id of who) {
    const c = w.of(id)
    if (!c.sheet.isMonster) continue
    const key = `${c.side} ${c.sheet.group === '' ? statistics(c) : c.sheet.group}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

/** The numbers of a sheet, without what happens to it in a fight. */
function statistics({ sheet }: Combatant): string {
  const { abilities, hd, weapons, armour, armourMisc, defenseBonus, defenseMisc, speed, initMisc, spells }: Sheet =
    sheet
  return JSON.stringify([
    abilities,
    hd,
    weapons,
    armour,
    armourMisc,
    defenseBonus,
    defenseMisc,
    speed,
    initMisc,
    spells,
  ])
}

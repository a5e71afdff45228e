import { SHARED } from '~/words/en/systems'
import { MURDHAM } from '~/words/en/murdham'
import type { Id } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { actions, asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { freeId } from '../shared/SystemParts'
import { SheetList } from '../shared/SheetList'

type Sheet = Murdham['sheet']

/** Where an item is and what has become of it. */
function state(
  held: keyof typeof MURDHAM.hands,
  { damaged, destroyed }: { damaged: boolean; destroyed: boolean },
): string {
  const where = MURDHAM.hands[held]
  return destroyed ? SHARED.destroyed : damaged ? MURDHAM.damaged(where) : where
}

/** What somebody carries and wears; items of the ready-made sheets can be taken over, and items given away. */
export function Carried({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Murdham>()
  const { sheet, cell } = snapshot.combatants[who]!
  const { weapons, shields, consumables, armour, helmet } = sheet
  const set = (key: keyof Sheet, value: Parameters<typeof actions.set>[2]) => actions.set(who, [key], value)
  const onTry = (item: string) => asGm('durability', { who, item })
  const onDrop = (item: string) => () => asGm('letFall', { who, item })
  const known = knownItems(Object.values(ruleset.state.sheet.presets).map(preset => preset()))
  const items = [
    ...weapons.map((weapon, i) => ({
      key: weapon.id,
      name: `${weapon.name}${weapon.die === null ? '' : ` d${weapon.die}`}`,
      words: weapon.spent ? MURDHAM.spent : state(weapon.held, weapon),
      onTake: () => set('weapons', weapons.toSpliced(i, 1)),
      onTry: () => onTry(weapon.id),
      ...(cell !== null && !weapon.natural && !weapon.destroyed && { onDrop: onDrop(weapon.id) }),
    })),
    ...shields.map((shield, i) => ({
      key: `shield ${shield.id}`,
      name: shield.name,
      words: state(shield.held, shield),
      onTake: () => set('shields', shields.toSpliced(i, 1)),
      onTry: () => onTry(shield.id),
      ...(cell !== null && !shield.destroyed && { onDrop: onDrop(shield.id) }),
    })),
    ...[
      armour && ({ key: 'armour', item: armour } as const),
      helmet && ({ key: 'helmet', item: helmet } as const),
    ].flatMap(worn =>
      worn
        ? {
            key: worn.key,
            name: worn.item.name,
            words: worn.item.destroyed
              ? SHARED.destroyed
              : worn.item.damaged
                ? MURDHAM.damaged(SHARED.worn)
                : SHARED.worn,
            onTake: () => set(worn.key, null),
            onTry: () => onTry(worn.key),
          }
        : [],
    ),
    ...consumables.map(({ name, count }, i) => ({
      key: `consumable ${i}`,
      name,
      words: SHARED.left(count),
      onTake: () => set('consumables', consumables.toSpliced(i, 1)),
    })),
  ]
  const add = (name: string) => {
    const put = known.get(name)
    if (put) set(...put(sheet))
  }
  return (
    <SheetList
      label={SHARED.carries}
      heading={SHARED.carries}
      items={items}
      add={SHARED.addItem}
      known={[...known.keys()].sort()}
      onAdd={add}
    />
  )
}

/** Every item of these sheets by its name, with what becomes of a sheet that gets it: the field and its new value. */
function knownItems(sheets: readonly Sheet[]) {
  const put = new Map<string, (sheet: Sheet) => [keyof Sheet, Parameters<typeof actions.set>[2]]>()
  for (const { weapons, shields, armour, helmet, consumables } of sheets) {
    for (const weapon of weapons)
      put.set(weapon.name, to => [
        'weapons',
        [...to.weapons, { ...weapon, id: freeId(to.weapons, 'w'), held: weapon.natural ? weapon.held : 'stowed' }],
      ])
    for (const shield of shields)
      put.set(shield.name, to => [
        'shields',
        [...to.shields, { ...shield, id: freeId(to.shields, 's'), held: 'stowed' }],
      ])
    if (armour) put.set(armour.name, () => ['armour', armour])
    if (helmet) put.set(helmet.name, () => ['helmet', helmet])
    for (const consumable of consumables)
      put.set(consumable.name, to => ['consumables', [...to.consumables, consumable]])
  }
  return put
}

import { useMemo } from 'react'
import type { Id, Json } from '~/engine'
import type { DamagePart, Sheet } from '~/rulesets/hallowed/state/sheet'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { SheetList } from '../shared/SheetList'
import { signed } from '../../parts/controls/signed'

const LISTS = [
  ['weapons', 'Weapons', 'Add a weapon'],
  ['armour', 'Armour', 'Add armour'],
  ['spells', 'Spells', 'Add a spell'],
  ['items', 'Items', 'Add an item'],
] as const
type List = (typeof LISTS)[number][0]

/** Weapons with speed and multiplier, armour, spells and items; what the ready-made sheets have can be taken over. */
export function Carried({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Hallowed>()
  const { sheet } = snapshot.combatants[who]!
  const presets = useMemo(() => Object.values(ruleset.state.sheet.presets).map(preset => preset()), [ruleset])
  return LISTS.map(([list, heading, add]) => {
    const known = new Map(presets.flatMap(preset => preset[list].map(one => [one.name, one] as const)))
    const items = inWords(sheet, list)
    return (
      <SheetList
        key={list}
        label={heading}
        heading={heading}
        items={items.map(({ name, words }, i) => ({
          key: `${i}`,
          name,
          words,
          onTake: () => actions.set(who, [list], (sheet[list] as readonly Json[]).toSpliced(i, 1)),
        }))}
        add={add}
        known={known.keys()}
        onAdd={name => {
          const one = known.get(name)
          if (one) actions.set(who, [list], [...sheet[list], list === 'weapons' ? { ...one, held: false } : one])
        }}
      />
    )
  })
}

function inWords(sheet: Sheet, list: List): readonly { name: string; words: string }[] {
  const row = (name: string, ...words: (string | false)[]) => ({ name, words: words.filter(Boolean).join(', ') })
  switch (list) {
    case 'weapons':
      return sheet.weapons.map(({ name, speed, damage, critMult, held, kind }) =>
        row(name, `speed ${signed(speed)}`, dealt(damage), `×${critMult}`, kind !== 'natural' && !held && 'put away'),
      )
    case 'armour':
      return sheet.armour.map(({ name, defenseBonus, armourBonus, worn }) =>
        row(
          name,
          defenseBonus !== 0 && `Defense ${signed(defenseBonus)}`,
          armourBonus !== 0 && `Armour ${signed(armourBonus)}`,
          !worn && 'not worn',
        ),
      )
    case 'spells':
      return sheet.spells.map(({ name, castingTN, manaCost, speedOverride, damage }) =>
        row(
          name,
          `TN ${castingTN}`,
          `speed ${signed(speedOverride ?? castingTN - 10)}`,
          `${manaCost} Mana`,
          dealt(damage),
        ),
      )
    case 'items':
      return sheet.items.map(({ name, uses, initMod, kind, damage }) =>
        row(name, `speed ${signed(initMod ?? (kind === 'throwable' ? 2 : 6))}`, `${uses} left`, dealt(damage)),
      )
  }
}

/** "1d8+3 slashing + 1d4 fire". */
function dealt(damage: readonly DamagePart[]): string {
  return damage
    .map(({ count, sides, flat, type }) => {
      const dice = count > 0 ? `${count}d${sides}` : ''
      const plus = flat === 0 ? '' : dice ? signed(flat) : `${flat}`
      return `${dice}${plus} ${type}`
    })
    .join(' + ')
}

import { useMemo } from 'react'
import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import type { Id, Json } from '~/engine'
import type { DamagePart, Sheet } from '~/rulesets/hallowed/state/sheet'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { SheetList } from '../shared/SheetList'
import { signed } from '../../parts/controls/forms'

const LISTS = [
  ['weapons', HALLOWED.carried.weapons, HALLOWED.carried.add.weapons],
  ['armour', HALLOWED.carried.armour, HALLOWED.carried.add.armour],
  ['spells', HALLOWED.carried.spells, HALLOWED.carried.add.spells],
  ['items', HALLOWED.carried.items, SHARED.addItem],
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
        row(
          name,
          HALLOWED.carried.speed(signed(speed)),
          dealt(damage),
          `×${critMult}`,
          kind !== 'natural' && !held && SHARED.away,
        ),
      )
    case 'armour':
      return sheet.armour.map(({ name, defenseBonus, armourBonus, worn }) =>
        row(
          name,
          defenseBonus !== 0 && HALLOWED.carried.defense(signed(defenseBonus)),
          armourBonus !== 0 && HALLOWED.carried.armourBonus(signed(armourBonus)),
          !worn && HALLOWED.carried.notWorn,
        ),
      )
    case 'spells':
      return sheet.spells.map(({ name, castingTN, manaCost, speedOverride, damage }) =>
        row(
          name,
          HALLOWED.carried.tn(castingTN),
          HALLOWED.carried.speed(signed(speedOverride ?? castingTN - 10)),
          HALLOWED.carried.mana(manaCost),
          dealt(damage),
        ),
      )
    case 'items':
      return sheet.items.map(({ name, uses, initMod, kind, damage }) =>
        row(
          name,
          HALLOWED.carried.speed(signed(initMod ?? (kind === 'throwable' ? 2 : 6))),
          SHARED.left(uses),
          dealt(damage),
        ),
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

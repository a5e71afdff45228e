import { RATBAGS } from '~/words/en/ratbags'
import { SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Ratbags } from '~/rulesets/ratbags/state/types'
import { actions, asGm } from '~/store/state'
import { useFight, useSnapshot } from '~/store/hooks/useFight'
import { Button, Form } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/forms'
import { SheetList } from '../shared/SheetList'
import { SelectField } from '../../parts/menus/SelectBox'

const ABILITIES = ['str', 'dex', 'wil'] as const
const MARKS = [
  ['dead', RATBAGS.marks.dead],
  ['spared', RATBAGS.marks.spared],
  ['surrendered', RATBAGS.marks.surrendered],
  ['rallied', RATBAGS.marks.rallied],
] as const

/** Saves, the GM's word on a foe, scars, what foes will likely do, what is carried, and how the player of a dead PC goes on. */
export function RatbagsExtras({ who }: { who: Id }) {
  const { snapshot } = useFight<Ratbags>()
  const { scars } = snapshot.combatants[who]!.sheet
  return (
    <>
      <section aria-label={SHARED.saves} className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
        <h3 className="text-sm font-semibold">{SHARED.save}</h3>
        {ABILITIES.map(ability => (
          <Button key={ability} small onClick={() => asGm('callSave', { who: [who], ability })}>
            {ability.toUpperCase()}
          </Button>
        ))}
        {MARKS.map(([mark, words]) => (
          <Button key={mark} small onClick={() => asGm('mark', { who: [who], mark })}>
            {words}
          </Button>
        ))}
        {scars.map(({ words, healed }, i) =>
          healed ? null : (
            <Button key={i} small onClick={() => asGm('scarHeals', { who, scar: i })}>
              {RATBAGS.healed(words)}
            </Button>
          ),
        )}
      </section>
      {snapshot.phase === 'combat' && <Intent who={who} />}
      <TakeOver dead={who} />
      <Carried who={who} />
    </>
  )
}

/** The player of a dead PC who waited takes over a hireling after all. */
function TakeOver({ dead }: { dead: Id }) {
  const { combatants } = useSnapshot<Ratbags>()
  const { side, sheet } = combatants[dead]!
  const hirelings = Object.values(combatants).filter(c => c.side === side && !c.gone && c.sheet.kind === 'hireling')
  if (sheet.kind !== 'pc' || !sheet.status.dead || hirelings.length === 0) return null
  return (
    <Form
      aria-label={RATBAGS.takeOverHireling}
      className="flex gap-1.5"
      onSent={form => asGm('takeOver', { dead, hireling: formText(new FormData(form), 'hireling') })}
    >
      <SelectField
        name="hireling"
        label={RATBAGS.hireling}
        className="min-w-0 flex-1"
        options={hirelings.map(({ id, name }) => ({ value: id, words: name }))}
      />
      <Button type="submit" small>
        {RATBAGS.takeOver}
      </Button>
    </Form>
  )
}

/** What the players are shown of the likely action. */
function Intent({ who }: { who: Id }) {
  return (
    <Form
      className="flex gap-1.5"
      onSent={form => {
        const words = new FormData(form).get('words')
        if (typeof words === 'string' && asGm('telegraph', { who, words })) form.reset()
      }}
    >
      <input name="words" aria-label={RATBAGS.likely} maxLength={200} className="field min-w-0 flex-1" />
      <Button type="submit" small>
        {RATBAGS.show}
      </Button>
    </Form>
  )
}

/** Weapons and armour; those of the ready-made sheets can be taken over, and given away. */
function Carried({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Ratbags>()
  const { weapons, armorItems } = snapshot.combatants[who]!.sheet
  const presets = Object.values(ruleset.state.sheet.presets).map(preset => preset())
  const arms = new Map(presets.flatMap(sheet => sheet.weapons.map(one => [one.name, one] as const)))
  const armour = new Map(presets.flatMap(sheet => sheet.armorItems.map(one => [one.name, one] as const)))
  const add = (name: string) => {
    const [weapon, worn] = [arms.get(name), armour.get(name)]
    if (weapon) actions.set(who, ['weapons'], [...weapons, { ...weapon, held: false }])
    if (worn) actions.set(who, ['armorItems'], [...armorItems, worn])
  }
  const items = [
    ...weapons.map(({ name, dice, held }, i) => ({
      key: `weapon ${i}`,
      name: `${name} ${dice.map(die => `d${die}`).join(' + ')}`,
      words: held ? SHARED.inHand : SHARED.away,
      onTake: () => actions.set(who, ['weapons'], weapons.toSpliced(i, 1)),
    })),
    ...armorItems.map(({ name, value, destroyed, worn }, i) => ({
      key: `armour ${i}`,
      name: `${name} +${value}`,
      words: destroyed ? SHARED.destroyed : worn ? SHARED.worn : SHARED.away,
      onTake: () => actions.set(who, ['armorItems'], armorItems.toSpliced(i, 1)),
    })),
  ]
  return (
    <SheetList
      label={SHARED.carries}
      heading={SHARED.carries}
      items={items}
      add={SHARED.addItem}
      known={[...arms.keys(), ...armour.keys()]}
      onAdd={add}
    />
  )
}

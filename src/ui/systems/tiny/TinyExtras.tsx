import type { Id } from '~/engine'
import type { Tiny } from '~/rulesets/tiny/state/types'
import { useFight } from '~/store/hooks/useFight'
import { useOffers } from '~/store/hooks/useRules'
import { actions, asGm } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { TINY } from '~/words/en/tiny'
import { Button } from '../../parts/controls/Button'
import { AmountForm } from '../shared/AmountForm'
import { OneSide } from '../shared/OneSide'
import { SheetList } from '../shared/SheetList'
import { freeId } from '../shared/SystemParts'

/** Damage that comes from no attack (a fall, a trap): falling and dying follow the rules. */
export function TinyDamage({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <AmountForm
      label={SHARED.damageAmount}
      most={99}
      words={SHARED.damage}
      onGiven={amount => asGm('harm', { who, amount }) && onDone()}
    />
  )
}

const SAVES = ['fortitude', 'reflex', 'will'] as const

/** Saving throws, what can be done between fights, and what is carried and trained. */
export function TinyExtras({ who }: { who: Id }) {
  const { snapshot } = useFight<Tiny>()
  const between = useOffers(who).filter(({ group, whyNot }) => group === 'free' && !whyNot)
  return (
    <>
      <section aria-label={TINY.saves} className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
        <h3 className="text-sm font-semibold">{SHARED.save}</h3>
        {SAVES.map(save => (
          <Button key={save} small onClick={() => asGm('save', { who: [who], save })}>
            {save}
          </Button>
        ))}
        {snapshot.phase !== 'combat' &&
          between.map(({ command, name }) => (
            <Button key={command.type} small onClick={() => actions.do(command)}>
              {name}
            </Button>
          ))}
      </section>
      <Weapons who={who} />
      <Training who={who} />
    </>
  )
}

/** What a combatant carries; weapons of the ready-made sheets can be taken over, and weapons given away. */
function Weapons({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Tiny>()
  const { weapons, wielded } = snapshot.combatants[who]!.sheet
  const known = new Map(
    Object.values(ruleset.state.sheet.presets).flatMap(preset => preset().weapons.map(one => [one.name, one] as const)),
  )
  const add = (name: string) => {
    const weapon = known.get(name)
    if (weapon) actions.set(who, ['weapons'], [...weapons, { ...weapon, id: freeId(weapons, 'w') }])
  }
  const take = (id: string) => {
    if (wielded === id) actions.set(who, ['wielded'], 'unarmed')
    actions.set(
      who,
      ['weapons'],
      weapons.filter(weapon => weapon.id !== id),
    )
  }
  return (
    <SheetList
      label={TINY.weapons}
      heading={SHARED.carries}
      items={weapons.map(({ id, name }) => ({
        key: id,
        name,
        words: wielded === id ? SHARED.inHand : SHARED.away,
        onTake: () => take(id),
      }))}
      add={TINY.addWeapon}
      known={known.keys()}
      onAdd={add}
    />
  )
}

/** Proficiencies: one can be added for any weapon that is carried. */
function Training({ who }: { who: Id }) {
  const { snapshot } = useFight<Tiny>()
  const { weapons, proficiencies } = snapshot.combatants[who]!.sheet
  const groups = new Map(weapons.map(({ category, subclass }) => [`${category}: ${subclass}`, { category, subclass }]))
  const add = (name: string) => {
    const group = groups.get(name)
    if (group) actions.set(who, ['proficiencies'], [...proficiencies, { ...group, level: 'proficient' }])
  }
  return (
    <SheetList
      label={TINY.proficiencies}
      heading={TINY.trained}
      items={proficiencies.map(({ subclass, level }, i) => ({
        key: String(i),
        name: subclass,
        words: level,
        onTake: () => actions.set(who, ['proficiencies'], proficiencies.toSpliced(i, 1)),
      }))}
      add={TINY.addProficiency}
      known={groups.keys()}
      onAdd={add}
    />
  )
}

/** Six hours of sleep for one side, and a new day, between fights. */
export function TinyRests() {
  return (
    <OneSide label={TINY.whoSleeps}>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            {TINY.sleep}
          </Button>
          <Button onClick={() => asGm('newDay', {})}>{TINY.newDay}</Button>
        </>
      )}
    </OneSide>
  )
}

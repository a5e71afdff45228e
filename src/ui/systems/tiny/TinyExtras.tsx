import type { Id } from '~/engine'
import type { Tiny } from '~/rulesets/tiny/types'
import { byGm } from '~/store/byGm'
import { useFight, useOffers } from '~/store/derived'
import { actions } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { IconButton } from '../../parts/IconButton'

const SAVES = ['fortitude', 'reflex', 'will'] as const

/** Saving throws, what can be done between fights, and what is carried and trained. */
export function TinyExtras({ who }: { who: Id }) {
  const { snapshot } = useFight<Tiny>()
  const between = useOffers(who).filter(({ group, whyNot }) => group === 'free' && !whyNot)
  return (
    <>
      <section aria-label="Saving throws" className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
        <h3 className="text-sm font-semibold">Save</h3>
        {SAVES.map(save => (
          <Button key={save} small onClick={() => byGm('save', { who: [who], save })}>
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
    Object.values(ruleset.sheet.presets).flatMap(preset => preset().weapons.map(one => [one.name, one] as const)),
  )
  const add = (name: string) => {
    const weapon = known.get(name)
    if (weapon) actions.set(who, ['weapons'], [...weapons, { ...weapon, id: freeId(weapons) }])
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
    <section aria-label="Weapons" className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">Carries</h3>
      <ul>
        {weapons.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {name} <span className="text-muted text-xs">{wielded === id ? 'in hand' : 'put away'}</span>
            </span>
            <IconButton icon="close" label={`Take ${name} away`} onClick={() => take(id)} />
          </li>
        ))}
      </ul>
      <select aria-label="Add a weapon" className="field" value="" onChange={event => add(event.target.value)}>
        <option value="">Add a weapon …</option>
        {[...known.keys()].map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </section>
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
    <section aria-label="Proficiencies" className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">Trained in</h3>
      <ul>
        {proficiencies.map(({ subclass, level }, at) => (
          <li key={at} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {subclass} <span className="text-muted text-xs">{level}</span>
            </span>
            <IconButton
              icon="close"
              label={`Take ${subclass} away`}
              onClick={() =>
                actions.set(
                  who,
                  ['proficiencies'],
                  proficiencies.filter((_, other) => other !== at),
                )
              }
            />
          </li>
        ))}
      </ul>
      <select aria-label="Add a proficiency" className="field" value="" onChange={event => add(event.target.value)}>
        <option value="">Add a proficiency …</option>
        {[...groups.keys()].map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </section>
  )
}

/** An id that no weapon here has. */
function freeId(weapons: readonly { id: string }[]): string {
  const taken = new Set(weapons.map(({ id }) => id))
  for (let n = weapons.length + 1; ; n++) if (!taken.has(`w${n}`)) return `w${n}`
}

import { useMemo } from 'react'
import type { Id } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/types'
import { useFight } from '~/store/derived'
import { actions } from '~/store/useTable'
import { IconButton } from '../../parts/IconButton'
import { freeId } from './freeId'

/** What a combatant carries: items of the ready-made sheets can be taken over, and items given away. */
export function Items({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Endurance>()
  const { items } = snapshot.combatants[who]!.sheet
  const known = useMemo(
    () =>
      new Map(
        Object.values(ruleset.sheet.presets).flatMap(preset => preset().items.map(item => [item.name, item] as const)),
      ),
    [ruleset],
  )
  const add = (name: string) => {
    const item = known.get(name)
    if (item) actions.set(who, ['items'], [...items, { ...item, id: freeId(items, 'i'), held: false }])
  }
  return (
    <section aria-label="Items" className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">Carries</h3>
      <ul>
        {items.map(item => (
          <li key={item.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {item.name} <span className="text-muted text-xs">{item.held ? 'in hand' : 'put away'}</span>
            </span>
            <IconButton
              icon="close"
              label={`Take ${item.name} away`}
              onClick={() =>
                actions.set(
                  who,
                  ['items'],
                  items.filter(other => other.id !== item.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <select aria-label="Add an item" className="field" value="" onChange={event => add(event.target.value)}>
        <option value="">Add an item …</option>
        {[...known.keys()].map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </section>
  )
}

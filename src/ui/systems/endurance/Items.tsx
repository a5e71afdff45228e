import { useMemo } from 'react'
import { ENDURANCE, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state/useTable'
import { freeId } from '../shared/freeId'
import { SheetList } from '../shared/SheetList'

/** What a combatant carries: items of the ready-made sheets can be taken over, and items given away. */
export function Items({ who }: { who: Id }) {
  const { ruleset, items } = useFightSelector(({ ruleset, snapshot }: FightView<Endurance>) => ({
    ruleset,
    items: snapshot.combatants[who]!.sheet.items,
  }))
  const known = useMemo(
    () =>
      new Map(
        Object.values(ruleset.state.sheet.presets).flatMap(preset =>
          preset().items.map(item => [item.name, item] as const),
        ),
      ),
    [ruleset],
  )
  const add = (name: string) => {
    const item = known.get(name)
    if (item) actions.set(who, ['items'], [...items, { ...item, id: freeId(items, 'i'), held: false }])
  }
  return (
    <SheetList
      label={ENDURANCE.items}
      heading={SHARED.carries}
      items={items.map(({ id, name, held }) => ({
        key: id,
        name,
        words: held ? SHARED.inHand : SHARED.away,
        onTake: () =>
          actions.set(
            who,
            ['items'],
            items.filter(other => other.id !== id),
          ),
      }))}
      add={SHARED.addItem}
      known={known.keys()}
      onAdd={add}
    />
  )
}

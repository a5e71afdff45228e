import { ENDURANCE, SHARED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { freeId } from '../shared/freeId'

type Maneuver = Endurance['sheet']['maneuvers'][number]

const PLAIN: Omit<Maneuver, 'id'> = {
  name: 'Maneuver',
  learned: true,
  stamina: 1,
  focus: 0,
  actions: 1,
  attackMod: 0,
  damageMod: 0,
  luckMod: 0,
  effect: null,
}
const EFFECT: NonNullable<Maneuver['effect']> = { against: 'constitution', condition: 'prone', degree: 1, words: '' }

/** Attacks of one's own making: here they come and go; their numbers are fields of the sheet. */
export function Maneuvers({ who }: { who: Id }) {
  const maneuvers = useFightSelector(({ snapshot }: FightView<Endurance>) => snapshot.combatants[who]!.sheet.maneuvers)
  const set = (list: readonly Maneuver[]) => actions.set(who, ['maneuvers'], [...list])
  return (
    <section aria-label={ENDURANCE.maneuvers} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{ENDURANCE.maneuvers}</h3>
      <ul>
        {maneuvers.map(one => (
          <li key={one.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <label className="flex items-center gap-1 text-xs">
              <input
                type="checkbox"
                aria-label={ENDURANCE.hasEffect(one.name)}
                checked={one.effect !== null}
                onChange={event =>
                  set(
                    maneuvers.map(m => (m.id === one.id ? { ...m, effect: event.target.checked ? EFFECT : null } : m)),
                  )
                }
              />
              {ENDURANCE.effect}
            </label>
            <IconButton
              icon="close"
              label={SHARED.take(one.name)}
              onClick={() => set(maneuvers.filter(m => m.id !== one.id))}
            />
          </li>
        ))}
      </ul>
      <Button
        small
        className="self-start"
        onClick={() => set([...maneuvers, { ...PLAIN, id: freeId(maneuvers, 'm') }])}
      >
        {ENDURANCE.addManeuver}
      </Button>
    </section>
  )
}

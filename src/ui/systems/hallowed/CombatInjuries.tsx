import { HALLOWED } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { CombatInjury } from '~/rulesets/hallowed/state/sheet'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { asGm } from '~/store/state/asGm'
import { useSnapshot } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { EFFECTS, EFFECT_WORDS } from './words'
import { SelectBox } from '../../parts/menus/SelectBox'

/** What is broken, with all it does, until the GM says that it is healed. A nameless injury gets its effects here. */
export function CombatInjuries({ who }: { who: Id }) {
  const { combatInjuries } = useSnapshot<Hallowed>().combatants[who]!.sheet
  if (combatInjuries.length === 0) return null
  const set = (i: number, key: keyof CombatInjury, value: CombatInjury[keyof CombatInjury]) =>
    actions.set(who, ['combatInjuries', i, key], value)
  return (
    <section aria-label={HALLOWED.broken.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{HALLOWED.broken.title}</h3>
      <ul className="flex flex-col gap-1">
        {combatInjuries.map((injury, i) => (
          <li key={i} className="flex flex-wrap items-center gap-x-2">
            <span className={injury.healed ? 'text-muted min-w-0 flex-1 line-through' : 'min-w-0 flex-1'}>
              {injury.side ? HALLOWED.broken.side(injury.name, injury.side) : injury.name}{' '}
              <span className="text-muted text-xs">{does(injury)}</span>
            </span>
            {!injury.healed && (
              <Button small onClick={() => asGm('healInjury', { who, injury: i })}>
                {HALLOWED.broken.healed}
              </Button>
            )}
            {injury.row === null && !injury.healed && (
              <SelectBox
                label={HALLOWED.broken.whatOf(injury.name)}
                className="w-full"
                options={[
                  { value: '', words: HALLOWED.broken.what },
                  ...EFFECTS.map(effect => ({
                    value: effect,
                    words: injury.effects.includes(effect)
                      ? HALLOWED.broken.not(EFFECT_WORDS[effect])
                      : EFFECT_WORDS[effect],
                  })),
                ]}
                value=""
                onChange={next => {
                  const chosen = EFFECTS.find(effect => effect === next)
                  if (chosen) set(i, 'effects', toggled(injury.effects, chosen))
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function does({ effects, abilityDamage, skillPenalties, text }: CombatInjury): string {
  return [
    ...effects.map(effect => EFFECT_WORDS[effect]),
    ...abilityDamage.map(({ ability, amount }) => `${ability} −${amount}`),
    ...skillPenalties.map(({ skill, value }) => `${skill} −${-value}`),
    text,
  ]
    .filter(Boolean)
    .join(', ')
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter(other => other !== one) : [...list, one]
}

import type { Id } from '~/engine'
import type { CombatInjury } from '~/rulesets/hallowed/state/sheet'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useFight, useSnapshot } from '~/store/hooks/useFight'
import { useOffers } from '~/store/hooks/useRules'
import { actions, asGm } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { HALLOWED } from '~/words/en/hallowed'
import { Button, Form } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { formText } from '../../parts/controls/forms'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectBox, SelectField } from '../../parts/menus/SelectBox'
import { OnTheGround } from '../shared/OnTheGround'
import { Carried } from './Carried'
import { Conditions } from './Conditions'
import { EFFECT_WORDS, EFFECTS, SIX } from './words'

/** A check that the GM calls for, of a skill or an ability; and a Heal check out of turn. */
function Checks({ who }: { who: Id }) {
  const { combatants } = useSnapshot<Hallowed>()
  const { skills, abilities } = combatants[who]!.sheet
  const others = Object.values(combatants).filter(({ gone, sheet }) => !gone && !sheet.status.dead)
  return (
    <details className="border-line border-t pt-1">
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {HALLOWED.checks.title}
      </summary>
      <Form
        aria-label={HALLOWED.checks.call}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSent={form => {
          const given = new FormData(form)
          asGm('callCheck', { who: [who], skill: formText(given, 'skill'), tn: Number(given.get('tn')) })
        }}
      >
        <SelectField
          name="skill"
          label={HALLOWED.checks.skill}
          options={[...Object.keys(skills), ...Object.keys(abilities)].map(name => ({ value: name, words: name }))}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{HALLOWED.checks.tn}</span>
          <NumberField name="tn" label={HALLOWED.checks.tn} min={0} max={99} defaultValue={15} required />
        </span>
        <Button type="submit" small>
          {SHARED.roll}
        </Button>
      </Form>
      <Form
        aria-label={HALLOWED.checks.heal}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSent={form => asGm('healCheck', { who, patient: formText(new FormData(form), 'patient') })}
      >
        <span className="text-muted text-xs">{HALLOWED.checks.healOn}</span>
        <SelectField
          name="patient"
          label={HALLOWED.checks.patient}
          className="min-w-0 flex-1"
          options={others.map(({ id, name }) => ({ value: id, words: name }))}
        />
        <Button type="submit" small>
          {SHARED.roll}
        </Button>
      </Form>
    </details>
  )
}

/** What is broken, with all it does, until the GM says that it is healed. A nameless injury gets its effects here. */
function CombatInjuries({ who }: { who: Id }) {
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

/** A declaration can be taken back until all are revealed; then another is made. */
function Declared({ who }: { who: Id }) {
  const { snapshot } = useFight<Hallowed>()
  const offer = useOffers(who).find(({ command }) => command.type === 'takeBack')
  const declared = snapshot.turn?.step === 'declaring' && snapshot.turn.declared.some(one => one.who === who)
  if (!declared || !offer || offer.whyNot) return null
  return (
    <p className="border-line flex items-center gap-2 border-t pt-1">
      <span className="min-w-0 flex-1">{HALLOWED.declared}</span>
      <Button small onClick={() => actions.do(offer.command)}>
        {offer.name}
      </Button>
    </p>
  )
}

/** Abilities that the GM adds to the rulebook's six; their numbers are edited with those of the others. */
function FurtherAbilities({ who }: { who: Id }) {
  const { abilities } = useSnapshot<Hallowed>().combatants[who]!.sheet
  const further = Object.entries(abilities).filter(([name]) => !SIX.includes(name))
  return (
    <details className="border-line border-t pt-1" open={further.length > 0 || undefined}>
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
        {HALLOWED.abilities.title}
      </summary>
      <ul>
        {further.map(([name, { score }]) => (
          <li key={name} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {name} <span className="text-muted text-xs">{score}</span>
            </span>
            <IconButton
              icon="close"
              label={SHARED.take(name)}
              onClick={() => {
                const { [name]: _, ...others } = abilities
                actions.set(who, ['abilities'], others)
              }}
            />
          </li>
        ))}
      </ul>
      <Form
        aria-label={HALLOWED.abilities.addOne}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        onSent={form => {
          const given = new FormData(form)
          const name = formText(given, 'name').toLowerCase()
          const one = { score: Number(given.get('score')), damage: 0, override: null }
          // One that is there already stays as it is.
          if (actions.set(who, ['abilities'], { [name]: one, ...abilities })) form.reset()
        }}
      >
        <input
          name="name"
          aria-label={HALLOWED.abilities.name}
          placeholder={HALLOWED.abilities.like}
          required
          maxLength={30}
          pattern="\p{L}[\p{L}\p{N} '’\-]*"
          title={HALLOWED.abilities.how}
          className="field min-w-0 flex-1"
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{HALLOWED.abilities.score}</span>
          <NumberField name="score" label={HALLOWED.abilities.score} min={0} max={40} defaultValue={10} required />
        </span>
        <Button type="submit" small>
          {HALLOWED.abilities.add}
        </Button>
      </Form>
    </details>
  )
}

/** Every loss of Wounds as it was written down; what is healed stays to be read. */
function WoundLines({ who }: { who: Id }) {
  const { injuries } = useSnapshot<Hallowed>().combatants[who]!.sheet
  if (injuries.length === 0) return null
  return (
    <section aria-label={HALLOWED.injuries.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <h3 className="text-sm font-semibold">{HALLOWED.injuries.title}</h3>
      <ul>
        {injuries.map(({ types, amount, round, source, healed }, i) => (
          <li key={i} className="flex items-center gap-2">
            <strong className="w-6 text-right tabular-nums">{amount}</strong>
            <span className={healed ? 'text-muted min-w-0 flex-1 line-through' : 'min-w-0 flex-1'}>
              {types.join(' + ')}{' '}
              <span className="text-muted text-xs">
                {[source, round > 0 && HALLOWED.injuries.round(round)].filter(Boolean).join(', ')}
              </span>
            </span>
            <Button
              small
              look="quiet"
              aria-label={HALLOWED.injuries[healed ? 'notHealed' : 'healed'](`${types.join(' + ')} ${amount}`)}
              onClick={() => actions.set(who, ['injuries', i, 'healed'], !healed)}
            >
              {healed ? HALLOWED.broken.notHealed : HALLOWED.broken.healed}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What follows from the sheet, what has been suffered, and what is carried and known. */
export function HallowedExtras({ who }: { who: Id }) {
  return (
    <>
      <Declared who={who} />
      <CombatInjuries who={who} />
      <WoundLines who={who} />
      <Conditions who={who} />
      <FurtherAbilities who={who} />
      <Checks who={who} />
      <Carried who={who} />
      <OnTheGround who={who} command="pickUp" />
    </>
  )
}

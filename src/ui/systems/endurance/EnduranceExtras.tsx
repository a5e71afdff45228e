import { useMemo } from 'react'
import type { Id } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions, asGm, useTable } from '~/store/state'
import { ENDURANCE, SHARED } from '~/words/en/systems'
import { Button, Form } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { formText } from '../../parts/controls/forms'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectField } from '../../parts/menus/SelectBox'
import { SheetList } from '../shared/SheetList'
import { freeId } from '../shared/SystemParts'

const CONDITIONS = [
  'blinded',
  'crippled',
  'encumbered',
  'stunned',
  'incapacitated',
  'poisoned',
  'bleeding',
  'burning',
  'sickness',
  'prone',
  'other',
]

/** A condition put on by the GM's hand: at once, or as an effect that may be fortified or resisted first. */
function Afflict({ who }: { who: Id }) {
  return (
    <details className="border-line border-t pt-1">
      <summary className="cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">{ENDURANCE.afflict}</summary>
      <Form
        aria-label={ENDURANCE.afflict}
        className="flex flex-wrap items-center gap-2 pt-1"
        onSent={form => {
          const given = new FormData(form)
          const against = formText(given, 'against')
          asGm('afflict', {
            who: [who],
            condition: formText(given, 'condition'),
            degree: Number(given.get('degree')),
            words: formText(given, 'words'),
            against: against === '' ? null : against,
            difficulty: Number(given.get('difficulty')),
          })
        }}
      >
        <SelectField
          name="condition"
          label={SHARED.condition}
          options={CONDITIONS.map(one => ({ value: one, words: one }))}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{ENDURANCE.degree}</span>
          <NumberField name="degree" label={ENDURANCE.degree} min={1} max={99} defaultValue={1} required />
        </span>
        <input
          name="words"
          maxLength={60}
          aria-label={ENDURANCE.anyOther}
          placeholder={ENDURANCE.inWords}
          className="field w-28"
        />
        <SelectField
          name="against"
          label={ENDURANCE.against}
          options={[
            { value: '', words: ENDURANCE.atOnce },
            { value: 'constitution', words: ENDURANCE.constitution },
            { value: 'willpower', words: ENDURANCE.willpower },
          ]}
        />
        <span className="flex items-center gap-1 text-xs">
          <span aria-hidden="true">{ENDURANCE.difficulty}</span>
          <NumberField name="difficulty" label={ENDURANCE.difficulty} min={1} max={99} defaultValue={6} required />
        </span>
        <Button type="submit">{SHARED.putOn}</Button>
      </Form>
    </details>
  )
}

/** What a combatant carries: items of the ready-made sheets can be taken over, and items given away. */
function Items({ who }: { who: Id }) {
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
function Maneuvers({ who }: { who: Id }) {
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

/** What is readied and what it waits for; the GM may set it off at any time, also in the middle of a question. */
function Readied({ who }: { who: Id }) {
  const { ruleset, readied } = useFightSelector(({ ruleset, snapshot }: FightView<Endurance>) => ({
    ruleset,
    readied: snapshot.combatants[who]!.sheet.status.readied,
  }))
  if (!readied) return null
  const command = { type: 'useReadied', by: who }
  const words = { words: readied.trigger, comes: ENDURANCE.comes, attacks: ENDURANCE.attacks }
  return (
    <section aria-label={ENDURANCE.readied} className="border-line flex items-center gap-2 border-t pt-1">
      <p className="min-w-0 flex-1">
        <strong>{ENDURANCE.readiedAs}</strong>{' '}
        {ruleset.display.text.command({ ...command, type: readied.type }, () => '').replace(/^: /, '')}{' '}
        <span className="text-muted text-xs">{words[readied.watch]}</span>
      </p>
      <Button small onClick={() => (useTable.getState().fight?.asks ? actions.ruleNow(command) : actions.do(command))}>
        {ENDURANCE.setOff}
      </Button>
    </section>
  )
}

/** What the sheet has besides its fields: what is readied, conditions to put on, maneuvers, and what is carried. */
export function EnduranceExtras({ who }: { who: Id }) {
  return (
    <>
      <Readied who={who} />
      <Afflict who={who} />
      <Maneuvers who={who} />
      <Items who={who} />
    </>
  )
}

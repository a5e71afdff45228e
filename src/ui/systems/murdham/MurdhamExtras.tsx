import { useState } from 'react'
import type { Id } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { useFight, useSnapshot } from '~/store/hooks/useFight'
import { actions, asGm } from '~/store/state'
import { SHARED } from '~/words/en/systems'
import { MURDHAM } from '~/words/en/murdham'
import { Button, Form } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectBox } from '../../parts/menus/SelectBox'
import { OnTheGround } from '../shared/OnTheGround'
import { SheetList } from '../shared/SheetList'
import { Carried } from './Carried'

const STATES = {
  stunned: 'stunned',
  confused: 'confused',
  poisoned: 'poisoned',
  frightened: 'frightened',
  terrified: 'terrified',
  frenzied: 'frenzied',
  freed: MURDHAM.states.freed,
  calmed: MURDHAM.states.calmed,
} as const
type State = keyof typeof STATES

/** States that somebody else is the cause of. */
const CAUSED: readonly State[] = ['frightened', 'terrified', 'poisoned']

/** Puts a state on somebody by its rule, an injury or corruption, or hides and reveals them. */
function Afflict({ who }: { who: Id }) {
  const { combatants } = useSnapshot()
  const [state, setState] = useState<State>('stunned')
  const [cause, setCause] = useState<Id>('')
  const others = Object.values(combatants).filter(c => c.id !== who && !c.gone)
  const isCaused = CAUSED.includes(state)
  const of = others.find(({ id }) => id === cause)?.id ?? others[0]?.id ?? null
  return (
    <section
      aria-label={MURDHAM.states.title}
      className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1"
    >
      <SelectBox
        label={MURDHAM.states.which}
        options={Object.entries(STATES).map(([value, words]) => ({ value, words }))}
        value={state}
        onChange={next => setState(next as State)}
      />
      {isCaused && (
        <SelectBox
          label={SHARED.cause}
          options={others.map(({ id, name }) => ({ value: id, words: MURDHAM.states.by(name) }))}
          value={of ?? ''}
          onChange={setCause}
        />
      )}
      <Button small onClick={() => asGm('afflict', { who: [who], what: state, of: isCaused ? of : null })}>
        {SHARED.putOn}
      </Button>
      <Button small onClick={() => asGm('hide', { who: [who] })}>
        {MURDHAM.states.hide}
      </Button>
      <Button small onClick={() => asGm('reveal', { who: [who] })}>
        {MURDHAM.states.reveal}
      </Button>
      <Button small onClick={() => asGm('injure', { who: [who] })}>
        {MURDHAM.states.injury}
      </Button>
      <Form
        aria-label={MURDHAM.states.corruption}
        className="flex items-center gap-1.5"
        onSent={form => asGm('corrupt', { who: [who], amount: Number(new FormData(form).get('amount')) })}
      >
        <NumberField name="amount" label={MURDHAM.states.amount} min={1} max={99} required />
        <Button type="submit" small>
          {MURDHAM.states.corruption}
        </Button>
      </Form>
    </section>
  )
}

type View = Murdham['sheet']['views'][number]

const CIRCUMSTANCES: Readonly<Record<View['are'][number], string>> = {
  unseen: MURDHAM.target.unseen,
  obscured: MURDHAM.target.obscured,
  cover: MURDHAM.target.cover,
  behind: MURDHAM.target.behind,
  shutIn: MURDHAM.target.shutIn,
  difficult: MURDHAM.target.difficult,
  unaware: MURDHAM.target.unaware,
  low: MURDHAM.target.low,
}

/** What the GM says of somebody as a target: for all attackers, or for one of them. */
function Circumstances({ who }: { who: Id }) {
  const snapshot = useSnapshot<Murdham>()
  const { views } = snapshot.combatants[who]!.sheet
  const [from, setFrom] = useState<Id | null>(null)
  const others = Object.values(snapshot.combatants).filter(c => c.id !== who && !c.gone)
  const are = views.find(view => view.from === from)?.are ?? []
  // Nothing in the way of one attacker is a word too: it stands against the wall that the map shows.
  const set = (circumstance: View['are'][number], on: boolean) =>
    asGm('circumstances', {
      target: who,
      from,
      are: on ? [...are, circumstance] : are.filter(one => one !== circumstance),
    })
  return (
    <section aria-label={MURDHAM.target.title} className="border-line flex flex-col gap-1 border-t pt-1">
      <div className="flex items-center gap-2">
        <h3 className="text-sm font-semibold">{MURDHAM.target.title}</h3>
        <SelectBox
          label={MURDHAM.target.ofWhom}
          className="min-w-0 flex-1"
          options={[
            { value: '', words: MURDHAM.target.ofAll },
            ...others.map(({ id, name }) => ({
              value: id,
              words: `${MURDHAM.target.of(name)}${views.some(view => view.from === id) ? ' ·' : ''}`,
            })),
          ]}
          value={from ?? ''}
          onChange={next => setFrom(next === '' ? null : next)}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        {(Object.keys(CIRCUMSTANCES) as View['are'][number][]).map(one => (
          <label key={one} className="flex min-h-7 items-center gap-1.5 text-xs pointer-coarse:min-h-11">
            <input type="checkbox" checked={are.includes(one)} onChange={event => set(one, event.target.checked)} />
            {CIRCUMSTANCES[one]}
          </label>
        ))}
      </div>
    </section>
  )
}

const SKILLS: Readonly<Record<Murdham['sheet']['skills'][number], string>> = {
  dodgeBlows: 'dodge blows',
  protect: 'protect',
  shieldMastery: 'shield mastery',
  fastStrike: 'fast strike',
  brawling: 'brawling',
  ambidextrous: 'ambidextrous',
  quickDraw: 'quick draw',
  skilledBlow: 'skilled blow',
  skilledShot: 'skilled shot',
  piercingStrike: 'piercing strike',
  disarm: 'disarm',
  wrestling: 'wrestling',
  sneakAttack: 'sneak attack',
  steadyAim: 'steady aim',
  fleetFooted: 'fleet footed',
  tough: 'tough',
  bravery: 'bravery',
  cleave: 'cleave',
}
const TRAITS: Readonly<Record<Murdham['sheet']['traits'][number], string>> = { fast: 'fast', slow: 'slow' }

/** Skills, traits and powers: what bends the rules for somebody. */
function Learned({ who }: { who: Id }) {
  const { ruleset, snapshot } = useFight<Murdham>()
  const { skills, traits, powers } = snapshot.combatants[who]!.sheet
  const known = new Map(
    Object.values(ruleset.state.sheet.presets).flatMap(preset =>
      preset().powers.map(power => [power.name, power] as const),
    ),
  )
  const items = [
    ...skills.map((skill, i) => ({
      key: skill,
      name: SKILLS[skill],
      words: MURDHAM.learned.skill,
      onTake: () => actions.set(who, ['skills'], skills.toSpliced(i, 1)),
    })),
    ...traits.map((trait, i) => ({
      key: trait,
      name: TRAITS[trait],
      words: MURDHAM.learned.trait,
      onTake: () => actions.set(who, ['traits'], traits.toSpliced(i, 1)),
    })),
    ...powers.map((power, i) => ({
      key: `power ${i}`,
      name: power.name,
      words: MURDHAM.learned.power(power.level),
      onTake: () => actions.set(who, ['powers'], powers.toSpliced(i, 1)),
    })),
  ]
  const open = {
    skills: keysOf(SKILLS).filter(skill => !skills.includes(skill)),
    traits: keysOf(TRAITS).filter(trait => !traits.includes(trait)),
    powers: [...known.keys()].filter(name => powers.every(power => power.name !== name)),
  }
  const add = (name: string) => {
    const skill = open.skills.find(one => SKILLS[one] === name)
    const trait = open.traits.find(one => TRAITS[one] === name)
    const power = known.get(name)
    if (skill) actions.set(who, ['skills'], [...skills, skill])
    else if (trait) actions.set(who, ['traits'], [...traits, trait])
    else if (power) actions.set(who, ['powers'], [...powers, power])
  }
  return (
    <SheetList
      label={MURDHAM.learned.spoken}
      heading={MURDHAM.learned.title}
      items={items}
      add={MURDHAM.learned.add}
      known={[...open.skills.map(one => SKILLS[one]), ...open.traits.map(one => TRAITS[one]), ...open.powers]}
      onAdd={add}
    />
  )
}

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as K[]

/** Whom somebody holds or fears, who taunts them, and their injuries: each can be taken away. */
function Ties({ who }: { who: Id }) {
  const { combatants } = useSnapshot<Murdham>()
  const { injuries, status } = combatants[who]!.sheet
  const nameOf = (id: Id) => combatants[id]?.name ?? MURDHAM.ties.somebody
  const hold = (holder: Id, captive: Id) => () => {
    actions.set(holder, ['status', 'grabbing'], null)
    actions.set(captive, ['status', 'grabbedBy'], null)
  }
  const clear = (key: 'tauntedBy' | 'terrifiedOf') => () => actions.set(who, ['status', key], null)
  const { grabbing, grabbedBy, tauntedBy, terrifiedOf, frightenedOf } = status
  const ties = [
    ...(grabbing === null ? [] : [{ words: MURDHAM.ties.holds(nameOf(grabbing)), onTake: hold(who, grabbing) }]),
    ...(grabbedBy === null ? [] : [{ words: MURDHAM.ties.held(nameOf(grabbedBy)), onTake: hold(grabbedBy, who) }]),
    ...(tauntedBy === null ? [] : [{ words: MURDHAM.ties.taunted(nameOf(tauntedBy)), onTake: clear('tauntedBy') }]),
    ...(terrifiedOf === null
      ? []
      : [{ words: MURDHAM.ties.terrified(nameOf(terrifiedOf)), onTake: clear('terrifiedOf') }]),
    ...frightenedOf.map((of, i) => ({
      words: MURDHAM.ties.afraid(nameOf(of)),
      onTake: () => actions.set(who, ['status', 'frightenedOf'], frightenedOf.toSpliced(i, 1)),
    })),
    ...injuries.map(({ words, permanent }, i) => ({
      words: permanent ? MURDHAM.ties.forGood(words) : words,
      onTake: () => actions.set(who, ['injuries'], injuries.toSpliced(i, 1)),
    })),
  ]
  if (ties.length === 0) return null
  return (
    <section aria-label={MURDHAM.ties.spoken} className="border-line border-t pt-1">
      <h3 className="text-sm font-semibold">{MURDHAM.ties.title}</h3>
      <ul>
        {ties.map(({ words, onTake }) => (
          <li key={words} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">{words}</span>
            <IconButton icon="close" label={MURDHAM.ties.take(words)} onClick={onTake} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const ABILITIES = ['str', 'agi', 'wit'] as const

/** What the sheet has besides its fields: saves, holds and fears, how it stands as a target, what it carries and has learned, and what lies on the ground. */
export function MurdhamExtras({ who }: { who: Id }) {
  return (
    <>
      <section aria-label={SHARED.saves} className="border-line flex flex-wrap items-center gap-1.5 border-t pt-1">
        <h3 className="text-sm font-semibold">{SHARED.save}</h3>
        {ABILITIES.map(ability => (
          <Button key={ability} small onClick={() => asGm('callSave', { who: [who], ability })}>
            {ability.toUpperCase()}
          </Button>
        ))}
      </section>
      <Afflict who={who} />
      <Ties who={who} />
      <Circumstances who={who} />
      <Carried who={who} />
      <OnTheGround who={who} command="takeUp" />
      <Learned who={who} />
    </>
  )
}

import { MURDHAM } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import { SheetList } from '../shared/SheetList'

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
export function Learned({ who }: { who: Id }) {
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

import type { InjuryTable } from '~/rulesets/hallowed/state/injuryTables'
import type { Ability, Condition, InjuryEffect, Modified } from '~/rulesets/hallowed/state/vocabulary'
import { HALLOWED } from '~/words/en/hallowed'

/** The faces of the table's die that no row has, in words ("3, 7–9"); empty: all have one. */
export function uncovered({ die, rows }: InjuryTable): string {
  const bare = Array.from({ length: die }, (_, i) => i + 1).filter(
    face => !rows.some(({ from, to }) => from <= face && face <= to),
  )
  const runs: [number, number][] = []
  for (const face of bare) {
    const last = runs.at(-1)
    if (last && last[1] === face - 1) last[1] = face
    else runs.push([face, face])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** What an injury does, as the sheet says it. */
export const EFFECT_WORDS: Readonly<Record<InjuryEffect, string>> = {
  halfSpeed: 'half Speed',
  proneUntilHealed: 'prone until healed',
  oneActionPerTwoTurns: 'one action in two rounds',
  armNoAttack: 'arm cannot attack',
  armNoHold: 'arm cannot hold anything',
  handNoUse: 'hand is useless',
  paralyzed: 'paralyzed',
  mute: 'mute',
  cannotBreathe: 'cannot breathe',
  cannotChew: 'cannot chew',
  noSmell: 'cannot smell',
  oneEyeBlind: 'blind in one eye',
  oneEarDeaf: 'deaf in one ear',
  concussed: 'concussed',
}
export const EFFECTS = Object.keys(EFFECT_WORDS) as InjuryEffect[]

/** The conditions that the GM can give. */
export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  unconscious: 'unconscious',
  paralyzed: 'paralyzed',
  blinded: 'blinded',
  deafened: 'deafened',
  mute: 'mute',
  concussed: 'concussed',
  halfSpeed: 'half Speed',
  cannotBreathe: 'cannot breathe',
  other: HALLOWED.conditions.own,
}

/** What a condition may change. */
export const MODIFIED_WORDS: Readonly<Record<Modified, string>> = {
  attack: 'attack',
  damage: 'damage',
  defense: 'Defense',
  armour: 'Armour',
  initiative: 'initiative',
  speed: 'Speed',
  stress: 'maximum Stress',
  wounds: 'maximum Wounds',
}

/** The rulebook's six abilities. */
export const SIX: readonly string[] = [
  'strength',
  'agility',
  'dexterity',
  'insight',
  'perception',
  'memory',
] satisfies readonly Ability[]

import type { RulebookEntry, Ruleset, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'

/** A combat system that Fray has. It is loaded when it is first needed. */
export interface RulesetEntry {
  id: string
  name: string
  load(): Promise<Ruleset<TableTypes>>
  /** Every rule in our own words; loaded with the first look at any of them. */
  rulebook(): Promise<readonly RulebookEntry[]>
  /** What a sensible combatant does. */
  tactics(): Promise<TacticsRules<TableTypes>>
}

/**
 * All rulesets. The one place that knows them by name; a new one is added here. Whoever loads one sees only what every
 * ruleset has, so its own types are forgotten here.
 */
export const rulesets: readonly RulesetEntry[] = [
  {
    id: 'endurance',
    name: 'Endurance & Health',
    ...system(async () => {
      const { endurance: rules, tactics } = await import('./endurance')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).endurance,
  },
  {
    id: 'tiny',
    name: 'Tiny Tests',
    ...system(async () => {
      const { tiny: rules, tactics } = await import('./tiny')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).tiny,
  },
  {
    id: 'ratbags',
    name: 'Ratbags',
    ...system(async () => {
      const { ratbags: rules, tactics } = await import('./ratbags')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).ratbags,
  },
  {
    id: 'hallowed',
    name: 'Hallowed Earth',
    ...system(async () => {
      const { hallowed: rules, tactics } = await import('./hallowed')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).hallowed,
  },
  {
    id: 'murdham',
    name: 'Murdham',
    ...system(async () => {
      const { murdham: rules, tactics } = await import('./murdham')
      return { rules, tactics }
    }),
    rulebook: async () => (await rulebooks()).murdham,
  },
]

/** The rules of a system and its tactics are one part: both are loaded with whichever is asked for first. */
function system(load: () => Promise<{ rules: unknown; tactics: unknown }>): Pick<RulesetEntry, 'load' | 'tactics'> {
  return {
    load: async () => (await load()).rules as Ruleset<TableTypes>,
    tactics: async () => (await load()).tactics as TacticsRules<TableTypes>,
  }
}

/** The five rulebooks are one part: somebody who looks up one rule may look up another system's next. */
async function rulebooks() {
  return (await import('./rulebooks')).rulebooks
}

import type { RulebookEntry, Ruleset, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'

/** A combat system that Fray has. It is loaded when it is first needed. */
export interface RulesetEntry {
  id: string
  name: string
  load(): Promise<Ruleset<TableTypes>>
  /** Every rule in our own words; loaded when somebody looks something up. */
  rulebook(): Promise<readonly RulebookEntry[]>
  /** What somebody sensible does; loaded when odds are asked for, or somebody is to be played. */
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
    load: async () => (await import('./endurance')).endurance as unknown as Ruleset<TableTypes>,
    rulebook: async () => (await import('./endurance/display/rulebook')).rulebook,
    tactics: async () => (await import('./endurance/tactics')).tactics as unknown as TacticsRules<TableTypes>,
  },
  {
    id: 'tiny',
    name: 'Tiny Tests',
    load: async () => (await import('./tiny')).tiny as unknown as Ruleset<TableTypes>,
    rulebook: async () => (await import('./tiny/display/rulebook')).rulebook,
    tactics: async () => (await import('./tiny/tactics')).tactics as unknown as TacticsRules<TableTypes>,
  },
  {
    id: 'ratbags',
    name: 'Ratbags',
    load: async () => (await import('./ratbags')).ratbags as unknown as Ruleset<TableTypes>,
    rulebook: async () => (await import('./ratbags/display/rulebook')).rulebook,
    tactics: async () => (await import('./ratbags/tactics')).tactics as unknown as TacticsRules<TableTypes>,
  },
  {
    id: 'hallowed',
    name: 'Hallowed Earth',
    load: async () => (await import('./hallowed')).hallowed as unknown as Ruleset<TableTypes>,
    rulebook: async () => (await import('./hallowed/display/rulebook')).rulebook,
    tactics: async () => (await import('./hallowed/tactics')).tactics as unknown as TacticsRules<TableTypes>,
  },
  {
    id: 'murdham',
    name: 'Murdham',
    load: async () => (await import('./murdham')).murdham as unknown as Ruleset<TableTypes>,
    rulebook: async () => (await import('./murdham/display/rulebook')).rulebook,
    tactics: async () => (await import('./murdham/tactics')).tactics as unknown as TacticsRules<TableTypes>,
  },
]

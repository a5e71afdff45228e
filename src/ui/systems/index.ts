import { lazy, type ComponentType } from 'react'
import type { Asked, Id } from '~/engine'
import { drawing } from './shared/drawing'
import { EnduranceExtras } from './endurance/EnduranceExtras'
import { EnduranceOrder } from './endurance/EnduranceOrder'
import { conditionPath as hallowedConditionPath } from './hallowed/conditionPath'
import { conditionPath as murdhamConditionPath } from './murdham/conditionPath'
import { conditionPath as ratbagsConditionPath } from './ratbags/conditionPath'
import { conditionPath as tinyConditionPath } from './tiny/conditionPath'

/** What a ruleset draws in a way of its own; everything else in the window is the same for all. */
interface SystemParts {
  /** The turn sidebar; `onCentre` brings a combatant into the middle of the map. */
  Order: ComponentType<{ onCentre(id: Id): void }>
  /** What the sheet has besides its fields. */
  SheetExtras: ComponentType<{ who: Id }>
  /** Damage of no attack to several at once, by the rules. */
  Damage: ComponentType<{ who: readonly Id[]; onDone(): void }>
  /** Healing of several at once, where the rules say more of it than a number. */
  Heal?: ComponentType<{ who: readonly Id[]; onDone(): void }>
  /** Recovering between fights. */
  Rests: ComponentType
  /** What is said of a side besides its name; absent where the rules know nothing more. */
  SideExtras?: ComponentType<{ side: Id }>
  /** House rules that are more than a switch. */
  Settings?: ComponentType
  /** What a question shows besides its words and its answers. */
  AskExtras?: ComponentType<{ ask: Asked }>
  /** The drawing of a condition by its code: a solid path in a 24 × 24 box. */
  conditionPath(code: string): string
}

/** What a first visit sees of the demo fight comes with the window; everything else is loaded when it is first drawn. */
const PARTS: Readonly<Record<string, SystemParts>> = {
  endurance: {
    Order: EnduranceOrder,
    SheetExtras: EnduranceExtras,
    Damage: lazy(async () => ({ default: (await import('./endurance/EnduranceDamage')).EnduranceDamage })),
    Rests: lazy(async () => ({ default: (await import('./endurance/EnduranceRests')).EnduranceRests })),
    conditionPath: drawing,
  },
  tiny: {
    Order: lazy(async () => ({ default: (await import('./tiny/TinyOrder')).TinyOrder })),
    SheetExtras: lazy(async () => ({ default: (await import('./tiny/TinyExtras')).TinyExtras })),
    Damage: lazy(async () => ({ default: (await import('./tiny/TinyDamage')).TinyDamage })),
    Rests: lazy(async () => ({ default: (await import('./tiny/TinyRests')).TinyRests })),
    conditionPath: tinyConditionPath,
  },
  ratbags: {
    Order: lazy(async () => ({ default: (await import('./ratbags/RatbagsOrder')).RatbagsOrder })),
    SheetExtras: lazy(async () => ({ default: (await import('./ratbags/RatbagsExtras')).RatbagsExtras })),
    Damage: lazy(async () => ({ default: (await import('./ratbags/RatbagsDamage')).RatbagsDamage })),
    Rests: lazy(async () => ({ default: (await import('./ratbags/RatbagsRests')).RatbagsRests })),
    conditionPath: ratbagsConditionPath,
  },
  murdham: {
    Order: lazy(async () => ({ default: (await import('./murdham/MurdhamOrder')).MurdhamOrder })),
    SheetExtras: lazy(async () => ({ default: (await import('./murdham/MurdhamExtras')).MurdhamExtras })),
    Damage: lazy(async () => ({ default: (await import('./murdham/MurdhamDamage')).MurdhamDamage })),
    Rests: lazy(async () => ({ default: (await import('./murdham/MurdhamRests')).MurdhamRests })),
    SideExtras: lazy(async () => ({ default: (await import('./shared/Allies')).Allies })),
    conditionPath: murdhamConditionPath,
  },
  hallowed: {
    Order: lazy(async () => ({ default: (await import('./hallowed/HallowedOrder')).HallowedOrder })),
    SheetExtras: lazy(async () => ({ default: (await import('./hallowed/HallowedExtras')).HallowedExtras })),
    Damage: lazy(async () => ({ default: (await import('./hallowed/HallowedDamage')).HallowedDamage })),
    Rests: lazy(async () => ({ default: (await import('./hallowed/HallowedRests')).HallowedRests })),
    Heal: lazy(async () => ({ default: (await import('./hallowed/HallowedHeal')).HallowedHeal })),
    SideExtras: lazy(async () => ({ default: (await import('./shared/Allies')).Allies })),
    Settings: lazy(async () => ({ default: (await import('./hallowed/HallowedSettings')).HallowedSettings })),
    AskExtras: lazy(async () => ({ default: (await import('./hallowed/MoraleAsk')).MoraleAsk })),
    conditionPath: hallowedConditionPath,
  },
}

/** The parts of a ruleset by its id. Throws for one that has none. */
export function systemParts(ruleset: string): SystemParts {
  const found = PARTS[ruleset]
  if (!found) throw new Error(`There are no parts of the window for the rules ${ruleset}.`)
  return found
}

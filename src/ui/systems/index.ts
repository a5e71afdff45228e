import type { ComponentType } from 'react'
import type { Id } from '~/engine'
import { conditionPath } from './endurance/conditionPath'
import { EnduranceDamage } from './endurance/EnduranceDamage'
import { EnduranceExtras } from './endurance/EnduranceExtras'
import { EnduranceOrder } from './endurance/EnduranceOrder'
import { EnduranceRests } from './endurance/EnduranceRests'
import { conditionPath as ratbagsConditionPath } from './ratbags/conditionPath'
import { RatbagsDamage } from './ratbags/RatbagsDamage'
import { RatbagsExtras } from './ratbags/RatbagsExtras'
import { RatbagsOrder } from './ratbags/RatbagsOrder'
import { RatbagsRests } from './ratbags/RatbagsRests'
import { conditionPath as tinyConditionPath } from './tiny/conditionPath'
import { TinyDamage } from './tiny/TinyDamage'
import { TinyExtras } from './tiny/TinyExtras'
import { TinyOrder } from './tiny/TinyOrder'
import { TinyRests } from './tiny/TinyRests'

/** What a ruleset draws in a way of its own; everything else in the window is the same for all. */
interface SystemParts {
  /** The turn sidebar; `onCentre` brings a combatant into the middle of the map. */
  Order: ComponentType<{ onCentre(id: Id): void }>
  /** What the sheet has besides its fields. */
  SheetExtras: ComponentType<{ who: Id }>
  /** Damage of no attack to several at once, by the rules. */
  Damage: ComponentType<{ who: readonly Id[]; onDone(): void }>
  /** Recovering between fights. */
  Rests: ComponentType
  /** The drawing of a condition by its code: a solid path in a 24 × 24 box. */
  conditionPath(code: string): string
}

const PARTS: Readonly<Record<string, SystemParts>> = {
  endurance: {
    Order: EnduranceOrder,
    SheetExtras: EnduranceExtras,
    Damage: EnduranceDamage,
    Rests: EnduranceRests,
    conditionPath,
  },
  tiny: {
    Order: TinyOrder,
    SheetExtras: TinyExtras,
    Damage: TinyDamage,
    Rests: TinyRests,
    conditionPath: tinyConditionPath,
  },
  ratbags: {
    Order: RatbagsOrder,
    SheetExtras: RatbagsExtras,
    Damage: RatbagsDamage,
    Rests: RatbagsRests,
    conditionPath: ratbagsConditionPath,
  },
}

/** The parts of a ruleset by its id. Throws for one that has none. */
export function systemParts(ruleset: string): SystemParts {
  const found = PARTS[ruleset]
  if (!found) throw new Error(`There are no parts of the window for the rules ${ruleset}.`)
  return found
}

import type { Combatant } from '~/engine'
import type { TableTypes } from '~/table'
import type { Sheet as HallowedSheet } from '~/rulesets/hallowed'
import type { Sheet as MurdhamSheet } from '~/rulesets/murdham'
import type { Sheet as RatbagsSheet } from '~/rulesets/ratbags'
import type { Sheet as TinySheet } from '~/rulesets/tiny'
import type { Chance } from '../../fuzz/chance'
import type { Game } from '../../fuzz/game'
import { gameOf } from '../../fuzz/games'
import { ofEachSystem } from '../../systems'

/** A system as its random players play it, and whose numbers are the GM's business in it. */
export interface System {
  id: SystemId
  game: Game<TableTypes>
  /** Makes a sheet one of the GM's. */
  asFoe(sheet: object): void
  /** One of the GM's by its sheet, whatever its side. */
  isGms(c: Combatant): boolean
}

export type SystemId = 'tiny' | 'ratbags' | 'endurance' | 'hallowed' | 'murdham'

const never = () => false
const nothing = () => undefined

type Known = Pick<System, 'asFoe' | 'isGms'>

const KNOWN: Readonly<Record<SystemId, Known>> = {
  tiny: {
    asFoe: sheet => void ((sheet as TinySheet).kind = 'npc'),
    isGms: c => (c.sheet as TinySheet).kind !== 'pc',
  },
  ratbags: { asFoe: sheet => void ((sheet as RatbagsSheet).kind = 'npc'), isGms: never },
  endurance: { asFoe: nothing, isGms: never },
  hallowed: { asFoe: sheet => void ((sheet as HallowedSheet).isMonster = true), isGms: never },
  murdham: {
    asFoe: sheet => void ((sheet as MurdhamSheet).controller = 'gm'),
    isGms: c => (c.sheet as MurdhamSheet).controller !== 'player',
  },
}

export const SYSTEMS: readonly System[] = ofEachSystem<Known>(KNOWN, 'test/noninterference/fights/systems.ts').map(
  ([id, known]) => ({ id: id as SystemId, game: gameOf(id), ...known }),
)

/** A sheet of somebody of the GM's. */
export function foeSheet({ game: { ruleset }, asFoe }: System, chance: Chance): object {
  const { presets, blank } = ruleset.state.sheet
  const sheet = chance.in100(80) ? chance.pick(Object.values(presets))() : blank()
  asFoe(sheet)
  return sheet
}

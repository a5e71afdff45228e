import type { Combatant } from '~/engine'
import type { TableTypes } from '~/table'
import type { Sheet as HallowedSheet } from '~/rulesets/hallowed'
import type { Sheet as MurdhamSheet } from '~/rulesets/murdham'
import type { Sheet as RatbagsSheet } from '~/rulesets/ratbags'
import type { Sheet as TinySheet } from '~/rulesets/tiny'
import { enduranceGame } from '../../fuzz/endurance/game'
import { hallowedGame } from '../../fuzz/hallowed/game'
import { murdhamGame } from '../../fuzz/murdham/game'
import { ratbagsGame } from '../../fuzz/ratbags/game'
import { tinyGame } from '../../fuzz/tiny/game'
import type { Chance } from '../../fuzz/chance'
import type { Game } from '../../fuzz/game'

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

export const SYSTEMS: readonly System[] = [
  {
    id: 'tiny',
    game: tinyGame as unknown as Game<TableTypes>,
    asFoe: sheet => void ((sheet as TinySheet).kind = 'npc'),
    isGms: c => (c.sheet as TinySheet).kind !== 'pc',
  },
  {
    id: 'ratbags',
    game: ratbagsGame as unknown as Game<TableTypes>,
    asFoe: sheet => void ((sheet as RatbagsSheet).kind = 'npc'),
    isGms: never,
  },
  { id: 'endurance', game: enduranceGame as unknown as Game<TableTypes>, asFoe: nothing, isGms: never },
  {
    id: 'hallowed',
    game: hallowedGame as unknown as Game<TableTypes>,
    asFoe: sheet => void ((sheet as HallowedSheet).isMonster = true),
    isGms: never,
  },
  {
    id: 'murdham',
    game: murdhamGame as unknown as Game<TableTypes>,
    asFoe: sheet => void ((sheet as MurdhamSheet).controller = 'gm'),
    isGms: c => (c.sheet as MurdhamSheet).controller !== 'player',
  },
]

/** A sheet of somebody of the GM's. */
export function foeSheet({ game: { ruleset }, asFoe }: System, chance: Chance): object {
  const { presets, blank } = ruleset.state.sheet
  const sheet = chance.in100(80) ? chance.pick(Object.values(presets))() : blank()
  asFoe(sheet)
  return sheet
}

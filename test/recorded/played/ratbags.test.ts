import { sheetSchema } from '~/rulesets/ratbags/state/sheet'
import { tactics } from '~/rulesets/ratbags/tactics'
import { ratbagsGame } from '../../fuzz/ratbags/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(ratbagsGame, tactics, sheetSchema)

import { sheetSchema } from '~/rulesets/endurance/state/sheet'
import { tactics } from '~/rulesets/endurance/tactics'
import { enduranceGame } from '../../fuzz/endurance/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(enduranceGame, tactics, sheetSchema)

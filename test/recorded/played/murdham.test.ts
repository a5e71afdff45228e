import { sheetSchema } from '~/rulesets/murdham/state/sheet'
import { tactics } from '~/rulesets/murdham/tactics'
import { murdhamGame } from '../../fuzz/murdham/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(murdhamGame, tactics, sheetSchema)

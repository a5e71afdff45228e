import { sheetSchema } from '~/rulesets/tiny/state/sheet'
import { tactics } from '~/rulesets/tiny/tactics'
import { tinyGame } from '../../fuzz/tiny/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(tinyGame, tactics, sheetSchema)

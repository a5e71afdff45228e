import { sheetSchema } from '~/rulesets/hallowed/state/sheet'
import { tactics } from '~/rulesets/hallowed/tactics'
import { hallowedGame } from '../../fuzz/hallowed/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(hallowedGame, tactics, sheetSchema)

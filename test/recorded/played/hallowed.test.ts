import { tactics } from '~/rulesets/hallowed/tactics'
import { hallowedGame } from '../../fuzz/hallowed/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(hallowedGame, tactics)

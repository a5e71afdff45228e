import { tactics } from '~/rulesets/murdham/tactics'
import { murdhamGame } from '../../fuzz/murdham/game'
import { heldToPlays } from '../heldToPlays'

heldToPlays(murdhamGame, tactics)

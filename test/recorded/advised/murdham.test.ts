import { tactics } from '~/rulesets/murdham/tactics'
import { murdhamGame } from '../../fuzz/murdham/game'
import { heldToAdvice } from '../heldToAdvice'

heldToAdvice(murdhamGame, tactics)

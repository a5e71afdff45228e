import { tactics } from '~/rulesets/tiny/tactics'
import { tinyGame } from '../../fuzz/tiny/game'
import { heldToAdvice } from '../heldToAdvice'

heldToAdvice(tinyGame, tactics)

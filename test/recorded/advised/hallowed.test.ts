import { tactics } from '~/rulesets/hallowed/tactics'
import { hallowedGame } from '../../fuzz/hallowed/game'
import { heldToAdvice } from '../heldToAdvice'

heldToAdvice(hallowedGame, tactics)

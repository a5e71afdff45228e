import { tactics } from '~/rulesets/endurance/tactics'
import { enduranceGame } from '../../fuzz/endurance/game'
import { heldToAdvice } from '../heldToAdvice'

heldToAdvice(enduranceGame, tactics)

import { tactics } from '~/rulesets/ratbags/tactics'
import { ratbagsGame } from '../../fuzz/ratbags/game'
import { heldToAdvice } from '../heldToAdvice'

heldToAdvice(ratbagsGame, tactics)

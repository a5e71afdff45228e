import { rulebook as endurance } from './endurance/display/rulebook'
import { rulebook as tiny } from './tiny/display/rulebook'
import { rulebook as ratbags } from './ratbags/display/rulebook'
import { rulebook as hallowed } from './hallowed/display/rulebook'
import { rulebook as murdham } from './murdham/display/rulebook'

/** Every rule of every system, in our own words. */
export const rulebooks = { endurance, tiny, ratbags, hallowed, murdham }

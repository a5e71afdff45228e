import { endurance } from '~/rulesets/endurance'
import { hallowed } from '~/rulesets/hallowed'
import { murdham } from '~/rulesets/murdham'
import { ratbags } from '~/rulesets/ratbags'
import { tiny } from '~/rulesets/tiny'

/** The five systems. */
export const rulesets = [endurance, tiny, ratbags, hallowed, murdham] as const

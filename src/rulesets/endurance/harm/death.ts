import { atStake, option, type Stated } from '~/engine/questions'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { lieStill } from '../conditions'
import { fateDie } from '../dice/fate'
import { say } from '../state/events'
import { choose, roll } from '../state/questions'
import type { Endurance } from '../state/types'

/** Risk of death: a luck test against the number that rises with each time it was cheated; not making it is dying. */
export const riskDeath = rule<Endurance, [Id], 'cheated' | 'dead'>(
  ['END-DEATH-03', 'END-DICE-08'],
  'riskDeath',
  function* (w, who) {
    const see = questionVisibility(w, who)
    const facts = () => ({ needed: w.of(who).sheet.cheatDeathDifficulty })
    const stated = (): Stated => {
      const { luckBonus, cheatDeathDifficulty } = w.of(who).sheet
      return {
        against: part(cheatDeathDifficulty, 'cheatDeath', 'END-DEATH-03'),
        adds: luckBonus === 0 ? [] : [part(luckBonus, 'luckBonus', 'END-DICE-08')],
      }
    }
    const how = yield* choose(
      who,
      'death.test',
      () => [
        atStake(option('roll'), {
          effect: { needed: w.of(who).sheet.cheatDeathDifficulty, bonus: w.of(who).sheet.luckBonus },
        }),
        atStake(option('decline'), { effect: { dies: true } }),
      ],
      { see: 'asked', facts, default: 'roll' },
    )
    if (how === 'decline') {
      yield* die(w, who)
      return 'dead'
    }
    const rolled = yield* roll(who, 'death.luck', () => [20], { see, facts, stated })
    const [d20 = 1] = yield* fateDie(w, who, 'death', ['luck'], [20], rolled, see)
    const { sheet } = w.of(who)
    const luck = d20 + sheet.luckBonus
    const needed = sheet.cheatDeathDifficulty
    if (luck >= needed) {
      w.enter('END-DEATH-04')
      w.setSheet(who, { cheatDeathDifficulty: needed + 5 })
      say(w, 'cheatedDeath', { who }, {}, { luck, needed })
      return 'cheated'
    }
    yield* die(w, who)
    return 'dead'
  },
)

/** Dead: out of the fight for good; the token is an object from now on. */
export const die = rule<Endurance, [Id], void>([], 'die', function* (w, who) {
  lieStill(w, who)
  w.editSheet(who, 'status').dead = true
  say(w, 'died', { who })
})

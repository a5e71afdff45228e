import { expect, it } from 'vitest'
import { choiceOf } from '../../../test/parties/choiceOf'
import { enduranceTable, pool } from '../../../test/parties/endurance'
import { weapons } from './sheet/weapons'
import type { Sheet } from './state/sheet'
import { answers } from './tactics'

/** What somebody nimble with a sword answers to this question with these options. */
function answer(key: string, options: string[], { stamina = 9, shield = false, evasion = 8 } = {}) {
  const { t, heroes, put } = enduranceTable()
  const who = put('Roland', heroes, [1, 1], sheet => {
    const items = [weapons.straightSword(), { ...weapons.mediumShield(), held: shield }]
    return {
      stamina: pool(9, stamina),
      items,
      evasion,
      attributes: { ...sheet.attributes, dexterity: 8 },
      skills: { ...sheet.skills, agility: 8 },
      proficiencies: { ...sheet.proficiencies, dodge: 0 },
    } as Partial<Sheet>
  })
  const m = { s: t.state, terrain: t.terrain, c: t.state.combatants[who]!, foes: [] } as never
  return answers[key]!(m, choiceOf(who, key, options))
}

it('before the dice a shield waits, the nimble dodge, the others parry with what they hold, and the breathless do nothing', () => {
  const all = ['none', 'dodge', 'w1']
  expect(answer('attack.defend', all)).toBe('dodge')
  expect(answer('attack.defend', all, { shield: true })).toBe('none')
  expect(answer('attack.defend', all, { stamina: 2 })).toBe('dodge')
  expect(answer('attack.defend', all, { stamina: 1 })).toBe('none')
  expect(answer('attack.defend', all, { evasion: 9 }), 'as good as the evasion that it has').toBe('w1')
  expect(answer('attack.defend', ['none', 'dodge'], { evasion: 12 })).toBe('dodge')
  expect(answer('attack.defend', ['none', 'w1'])).toBe('w1')
  expect(answer('attack.defend', ['none'])).toBe('none')
})

it('a hit goes to the shield, and what it brings is withstood, as long as there is breath for it', () => {
  expect([1, 2].map(stamina => answer('attack.block', ['none', 'shield'], { stamina }))).toEqual(['none', 'shield'])
  expect([1, 2].map(stamina => answer('effect.fortify', ['none', 'fortify'], { stamina }))).toEqual(['none', 'fortify'])
})

import { expect, it } from 'vitest'
import { withoutEnrichers } from './enrichers'
import { plainText } from './plainText'

it.each([
  ['a @UUID[Compendium.dnd5e.items.Item.abc]{short sword}.', 'a short sword.'],
  ['a @UUID[Compendium.dnd5e.items.Item.kLmN0pQrStUvWxYz]', 'a Item'],
  ['a @Compendium[mausritter.weapons.x]{bow}', 'a bow'],
  ['a @Item[knife] and @Actor[zC07O0WFc0SbHfy5]', 'a knife and Actor'],
  ['deals [[/r 1d6 + 2]] or [[/damage 2d6 fire average]]', 'deals 1d6 + 2 or 2d6 fire'],
  ['[[/attack extended]]. [[/attack +5]] [[/damage average]]', 'attack. +5 attack damage'],
  ['heals [[1d4]]{a few points}', 'heals a few points (1d4)'],
  ['[[/gmr 1d20 # luck]]', '1d20 (luck)'],
  ['&Reference[prone] &Reference[condition=prone apply=false] &Reference[prone]{down}', 'prone prone down'],
  ['@Check[type:will|dc:15] @Check[reflex|dc:20|basic]', 'DC 15 will check DC 20 reflex basic check'],
  ['[[/check ability=str dc=12]] [[/save dex 15]] [[check 15 con]]', 'DC 12 str check DC 15 dex save DC 15 con check'],
  ['[[lookup @name]]', 'name'],
  ['@Damage[(2d6)[fire],1d4[bleed,persistent]] @Damage[1d8[cold]]{frost}', '2d6 fire, 1d4 bleed persistent frost'],
  ['@Template[type:cone|distance:30] @Localize[PF2E.NPC.Glossary.Grab]', '30-foot cone Grab'],
  ['mail to a@b[c] and [one] [[', 'mail to a@b[c] and [one] [['],
])('%s', (text, words) => {
  expect(withoutEnrichers(text)).toBe(words)
})

it('enrichers are found behind markup and entities as well', () => {
  expect(plainText('<p>&amp;Reference[prone], <b>[[/r 1d6]]</b></p>')).toBe('prone, 1d6')
})

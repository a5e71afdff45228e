import * as v from 'valibot'
import { part } from '~/engine/reason'
import { text } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command, Id, Part } from '~/engine/types'
import { args } from '~/table/args'
import { share } from '~/table/share'
import { armourHinders, armourSources } from './armour'
import { named } from './named'
import type { Sheet } from './sheet'
import { seenBy, test } from './test'
import type { Tiny } from './types'
import { SAVES, type Save } from './words'

/** The trait that helps with each kind of saving throw. */
const HELPED_BY = { fortitude: 'robust', reflex: 'agile', will: 'determined' } as const

function sources(sheet: Sheet, save: Save): readonly Part[] {
  const trait = HELPED_BY[save]
  return [
    ...(sheet.traits[trait] ? [part(1, trait, 'TINY-TEST-09')] : []),
    ...(save === 'reflex' ? armourSources(sheet) : []),
  ]
}

/** `save` with `{ who, save }`: the GM calls for a saving throw of these. What comes of it is told at the table. */
export const savingThrow = rule<Tiny, [Command], void>(
  ['TINY-TEST-09', 'TINY-DICE-10'],
  'savingThrow',
  function* (w, command) {
    const who = named(w, command)
    const { save } = args(v.object({ save: v.picklist(SAVES) }), command)
    for (const id of who) {
      const see = seenBy(w, [id])
      const how = { sources: () => sources(w.of(id).sheet, save), see, facts: { save } }
      const { success, mode, faces, needed } = yield* test(w, id, 'save', how)
      if (save === 'reflex') armourHinders(w, w.of(id).sheet)
      const facts = { who: id, save, success }
      w.emit({ type: 'saves', with: { ...facts, mode, faces, needed }, ...share(w.now, [id], facts) })
    }
  },
)

/** Other Test: the player says what is tried, the GM sets the dice. */
export const otherTest = rule<Tiny, [Id], void>(['TINY-ACT-05', 'TINY-DICE-10'], 'otherTest', function* (w, who) {
  const see = seenBy(w, [who])
  const what = yield* text(who, 'other.what', 200, { see: 'asked', default: '' })
  const { success, mode, faces, needed } = yield* test(w, who, 'other', { sources: () => [], see, facts: { what } })
  w.emit({
    type: 'tries',
    with: { who, what, success, mode, faces, needed },
    ...share(w.now, [who], { who, success }),
  })
})

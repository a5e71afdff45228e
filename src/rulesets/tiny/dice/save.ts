import { say } from '../state/events'
import * as v from 'valibot'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { args } from '~/table/schema/args'
import { armourHinders, armourSources } from '../sheet/armour'
import { named } from '../conditions/named'
import type { Sheet } from '../state/sheet'
import { test } from './testRoll'
import type { Tiny } from '../state/types'
import { SAVES, type Save } from '../state/vocabulary'
import { text } from '../state/questions'
import { questionVisibility } from '~/table/secrecy/visibility'

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
      const see = questionVisibility(w, id)
      const how = { sources: () => sources(w.of(id).sheet, save), see, facts: { save } }
      const { success, mode, faces, needed } = yield* test(w, id, 'save', how)
      if (save === 'reflex') armourHinders(w, w.of(id).sheet)
      const facts = { who: id, save, success }
      say(w, 'saves', { who: id }, facts, { mode, faces, needed })
    }
  },
)

/** Other Test: the player says what is tried, the GM sets the dice. */
export const otherTest = rule<Tiny, [Id], void>(['TINY-ACT-05', 'TINY-DICE-10'], 'otherTest', function* (w, who) {
  const see = questionVisibility(w, who)
  const what = yield* text(who, 'other.what', 200, { see: 'asked', default: '' })
  const { success, mode, faces, needed } = yield* test(w, who, 'other', { sources: () => [], see, facts: { what } })
  say(w, 'tries', { who }, { success }, { what, mode, faces, needed })
})

import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say, sayToGm } from '../state/events'
import type { Endurance, World } from '../state/types'
import { DEGREES, FLAGS, type AFFLICTIONS } from '../state/vocabulary'

/** A condition on its way to somebody. */
export interface Affliction {
  condition: (typeof AFFLICTIONS)[number]
  /** How much of it, for conditions that have a number. */
  degree: number
  /** What the marker says, for any other. */
  words: string
}

/** Put a condition on: nobody has one twice, the stronger counts; it lasts for the scene unless its rule says otherwise. */
export const afflict = rule<Endurance, [Id, Affliction], void>(['END-COND-04'], 'afflict', function* (w, who, given) {
  const { condition, degree } = given
  const [flag, numbered] = [FLAGS.find(one => one === condition), DEGREES.find(one => one === condition)]
  const words = numbered ? `${condition} ${degree}` : condition === 'other' ? given.words : condition
  if (condition === 'prone') w.editSheet(who, 'status').prone = true
  else if ((flag ?? numbered) === undefined || !w.now.settings.companionConditions) mark(w, who, words)
  else {
    w.enter('END-OPT-02')
    const conditions = w.editSheet(who, 'conditions')
    if (numbered) conditions[numbered] = Math.max(conditions[numbered], degree)
    if (flag) conditions[flag] = true
    if (flag === 'stunned') Object.assign(w.editSheet(who, 'status'), { readied: null, pending: null })
  }
  const open = w.now.sides[w.of(who).side]?.show !== 'nothing' && condition !== 'other'
  if (open) say(w, 'afflicted', { who }, { words })
  else sayToGm(w, 'afflicted', { who, words })
})

function mark(w: World, on: Id, words: string): void {
  const has = Object.values(w.now.effects).some(effect => effect.on === on && effect.words === words)
  if (!has) w.add('effects', { on, type: 'marker', words, until: null, shared: false })
}

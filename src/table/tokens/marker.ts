import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Effect, Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { args } from '../schema/issueWords'
import { say, sayToGm } from '../secrecy/say'
import { anId, ids, rowText } from '../schema/fields'
import { forgetTrails, hideTrails } from './trail'
import type { TableTypes } from '../map/setBoard'

const MAX_ROUND = 9999

/** `marker.add` with `{ on, words, until, shared }`: a marker in the GM's own words, with the event that ends it. */
export function addMarker<R extends TableTypes>(w: World<R>, command: Command): void {
  const given = args(
    v.object({
      on: ids,
      words: v.pipe(rowText, v.minLength(1), v.maxLength(80)),
      until: v.nullable(
        v.object({
          round: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ROUND)),
          of: anId,
          when: v.picklist(['start', 'end']),
        }),
      ),
      shared: v.optional(v.boolean(), false),
    }),
    command,
  )
  for (const on of [...given.on, ...(given.until ? [given.until.of] : [])])
    if (!w.now.combatants[on]) throw new Diverged(`marker.add: there is no combatant ${on}.`)
  for (const on of given.on) {
    const { words, until, shared } = given
    w.add('effects', { on, type: 'marker', words, until, shared })
    if (shared) say(w, 'marked', { who: on }, { words })
    else sayToGm(w, 'marked', { who: on, words })
  }
}

/** `marker.remove` with `{ marker }`. */
export function removeMarker<R extends TableTypes>(w: World<R>, command: Command): void {
  const { marker } = args(v.object({ marker: anId }), command)
  const effect = w.now.effects[marker]
  if (!effect) throw new Diverged(`marker.remove: there is no marker ${marker}.`)
  end(w, effect)
}

/**
 * Ends the markers whose event this is; with a turn that starts, the way of the turn before is forgotten. Every ruleset
 * calls it when a turn starts and when it ends.
 */
export function endMarkers<R extends TableTypes>(
  w: World<R>,
  at: { round: number; of: Id; when: 'start' | 'end' },
): void {
  if (at.when === 'start') forgetTrails(w, [at.of])
  for (const effect of Object.values(w.now.effects)) {
    const { until } = effect
    if (until && until.of === at.of && until.when === at.when && until.round <= at.round) end(w, effect)
  }
}

/**
 * Ends the markers that wait for a turn of this round that nobody took; the players see the ways of the round no longer. Every
 * ruleset calls it when a round ends.
 */
export function endMarkersOfRound<R extends TableTypes>(w: World<R>, round: number): void {
  hideTrails(w)
  for (const effect of Object.values(w.now.effects)) if (effect.until && effect.until.round <= round) end(w, effect)
}

/**
 * Combat is over and no turn comes any more: markers that wait for one end, and the ways of the last turns are forgotten.
 * Every ruleset calls it when combat ends.
 */
export function endWithCombat<R extends TableTypes>(w: World<R>): void {
  forgetTrails(w)
  for (const effect of Object.values(w.now.effects)) if (effect.until) end(w, effect)
}

function end<R extends TableTypes>(w: World<R>, { id, on, words, shared }: Effect): void {
  w.remove('effects', id)
  if (shared) say(w, 'unmarked', { who: on }, { words })
  else sayToGm(w, 'unmarked', { who: on, words })
}

import type { Decider, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { optionKey } from '~/store/odds/messages'
import type { ShownOdds } from '~/store/odds/odds'
import { bearings } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { useTable } from '~/store/state'
import { MAP } from '~/words/en/map'
import { lossWords, percent } from '../odds/oddsWords'
import { untilWords } from '../sheet/thingWords'

/** What is told of the token that is hovered, besides its name and badges. */
export function HoverCard({ token }: { token: Id }) {
  const fight = useFight()
  const { of: now } = usePrompt()
  const odds = useTable(s => s.odds)
  return hoverCard(fight, token, now, odds).map(line => <small key={line}>{line}</small>)
}

/**
 * How somebody stands, where it lies as seen by whoever acts, with its cover and the odds of an attack on it, and until when its markers last: line by
 * line.
 *
 * @param odds those that have been found of an attack that whoever acts could make, or aims
 */
export function hoverCard(
  {
    ruleset,
    snapshot,
    terrain,
    map: { width },
    shown,
  }: Pick<FightView, 'ruleset' | 'snapshot' | 'terrain' | 'map' | 'shown'>,
  id: Id,
  now: Decider | null,
  odds: ShownOdds | null,
): readonly string[] {
  const { combatants } = snapshot
  const actor = now === null || now === 'gm' ? undefined : combatants[now]
  const found = odds?.by === actor?.id ? odds?.options : undefined
  const stands = (shown[id]?.pools ?? []).map(({ label, cur, max }) => `${label} ${cur}/${max}`).join(' · ')
  const bearing = actor && bearings(ruleset, snapshot, width, actor.id).get(id)
  const option = combatants[id]?.side === actor?.side ? undefined : found?.get(optionKey(id))
  const figures = option?.figures.on === id ? option.figures : undefined
  const lies = [
    bearing && MAP.bearing(bearing, actor.name),
    bearing && ruleset.display.cover?.(snapshot, terrain, actor, combatants[id]!),
    figures?.chance && percent(figures.chance.share, figures.exact, figures.chance.margin),
    figures?.loss && lossWords(figures.loss),
  ]
  const ends = Object.values(snapshot.effects).flatMap(effect =>
    effect.on === id && effect.until ? [`${effect.words} ${untilWords(effect, snapshot)}`] : [],
  )
  return [stands, lies.filter(Boolean).join(' · '), ...ends].filter(Boolean)
}

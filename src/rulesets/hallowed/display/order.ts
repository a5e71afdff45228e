import type { Lane } from '~/engine/display'
import { lanesBySide } from '~/table/contract/shown'
import { isPresent } from '../conditions'
import { declarationOf, mayDeclare, undeclared } from '../initiative/declaring'
import { byCount, listOrder, nextGroup } from '../initiative/track'
import { counted } from '../sheet/ability'
import type { Combatant, Entry, Snapshot } from '../state/types'
import { declaredWords } from './text/acts'

type Row = Lane['rows'][number]

/** Said of the entry of those who stand in the order twice. */
const EXTRA = 'extra turn, too late last round'

/**
 * The count track: one lane for each count from the lowest to the highest, those who act at the same moment together;
 * while declarations are made, who has declared and who has not. Whoever has no part in the round stands at the end.
 */
export function order(s: Snapshot): readonly Lane[] {
  const { turn } = s
  if (s.phase !== 'combat' || !turn) return lanesBySide(s, c => ({ who: c.id, state: idle(c), words: '' }))
  const roster = Object.values(s.combatants).filter(c => !c.gone)
  const lanes = turn.step === 'declaring' ? declaringLanes(s, roster) : countLanes(s)
  const shown = new Set(lanes.flatMap(({ rows }) => rows.map(({ who }) => who)))
  const rest = roster.filter(c => !shown.has(c.id))
  if (rest.length === 0) return lanes
  const out = rest.map(c => ({ who: c.id, state: idle(c), words: whyNoEntry(c) }))
  return [...lanes, { name: 'No entry', side: null, now: false, rows: out }]
}

const idle = (c: Combatant): Row['state'] => (isPresent(c) ? 'waiting' : 'out')

function whyNoEntry({ sheet }: Combatant): string {
  const { status, fight } = sheet
  if (status.surprised) return 'surprised'
  if (status.surrendered) return 'surrendered'
  return fight.pending ? 'too late, twice next round' : ''
}

/** Delayed actions of newcomers have their counts already; everybody else is declaring. */
function declaringLanes(s: Snapshot, roster: readonly Combatant[]): readonly Lane[] {
  const open = new Set(undeclared(s).map(({ id }) => id))
  const rows = roster.filter(mayDeclare).map((c): Row => {
    const declared = declarationOf(s, c.id)
    const words = declared ? declaredWords(c, declared) : 'declares'
    return { who: c.id, state: open.has(c.id) ? 'ready' : 'waiting', words }
  })
  const late = roster.flatMap(c => {
    const { pending } = c.sheet.fight
    if (!pending) return []
    const row: Row = { who: c.id, state: 'waiting', words: declaredWords(c, pending), note: EXTRA }
    return [{ ...lane(pending.value - 12, false, [row]) }]
  })
  return [{ name: 'Declarations', side: null, now: true, rows }, ...late.toSorted((a, b) => a.count - b.count)]
}

function countLanes(s: Snapshot): readonly Lane[] {
  return groupsByCount(s).map(({ count, now, entries }) =>
    lane(
      count,
      now,
      entries.map(entry => rowOf(s, entry, now)),
    ),
  )
}

/** Those who act at the same moment, from the lowest count to the highest; in each the most agile first. */
export function groupsByCount(s: Snapshot): readonly { count: number; now: boolean; entries: readonly Entry[] }[] {
  const next = nextGroup(s)
  const groups = new Map<string, Entry[]>()
  for (const entry of (s.turn?.entries ?? []).toSorted(byCount)) {
    const key = `${entry.value} ${entry.wave}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].map(group => {
    const order = listOrder(
      s,
      group.map(({ who }) => who),
    )
    return {
      count: group[0]!.value,
      now: next.length > 0 && group.includes(next[0]!),
      entries: order.map(who => group.find(one => one.who === who)!),
    }
  })
}

const lane = (count: number, now: boolean, rows: readonly Row[]) => ({
  name: `Count ${counted(count)}`,
  side: null,
  now,
  rows,
  count,
})

function rowOf(s: Snapshot, entry: Entry, now: boolean): Row {
  const c = s.combatants[entry.who]!
  const state = !isPresent(c) ? 'out' : entry.state !== 'waiting' ? 'spent' : now ? 'acting' : 'waiting'
  const gone =
    entry.state === 'dropped' && entry.act !== 'moveOnly' ? ', dropped' : entry.state === 'lost' ? ', lost' : ''
  return { who: entry.who, state, words: `${declaredWords(c, entry)}${gone}`, ...(entry.extra && { note: EXTRA }) }
}

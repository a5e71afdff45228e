import type { Snapshot } from '../src/engine'
import type { Endurance } from '../src/rulesets/endurance'
import { append, type ChainEnd } from '../src/storage/journal'
import { SNAPSHOT_EVERY, snapshotOf, type StoredSnapshot } from '../src/storage/records/records'
import { player } from './player'
import { openSkirmish } from './skirmish'

/**
 * Bytes that a whole fight writes into the database, for each of its answers: the start, every row with its envelope, and
 * every snapshot, those included that later ones replace. The mirror is not counted.
 */
export function bytesOfFight(start: Snapshot<Endurance>, seed: number): number {
  const fight = openSkirmish(start)
  const first = snapshotOf(0, '', 0, start)
  let head: ChainEnd = { seq: 0, sum: first.sum }
  let line = ''
  let bytes = bytesOf(first)
  let kept = 0

  const played = player(fight, seed, ({ rows = [] }) => {
    for (const row of rows) {
      const next = append(head, 1, row)
      head = next
      line = next.line
      bytes += Buffer.byteLength(line)
    }
    const { done, entries } = fight.timeline.mark
    if (entries !== null || done - kept < SNAPSHOT_EVERY) return
    bytes += bytesOf(snapshotOf(head.seq, line, done, fight.state))
    kept = done
  })
  while (played.click());
  return bytes / played.answers
}

const bytesOf = ({ state, ...rest }: StoredSnapshot): number =>
  Buffer.byteLength(state) + Buffer.byteLength(JSON.stringify(rest))

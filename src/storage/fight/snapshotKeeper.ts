import type { Snapshot } from '~/engine'
import type { Timers } from '../ports/ports'
import type { FightOpening } from '../records/readFight'
import { snapshotOf } from '../records/records'
import type { Writer } from './writer'

/** Snapshots kept besides the start: the second one is for the case that rows lead back behind the latest. */
const SNAPSHOTS_KEPT = 2

/** Returns the way to keep the state after the rows so far, `done` commands: it is written with the next rows. */
export function createSnapshotKeeper(
  fight: string,
  writer: Pick<Writer, 'state' | 'chainEnd' | 'lines' | 'also'>,
  clock: Timers,
  { base, seqs }: Pick<FightOpening, 'base' | 'seqs'>,
): (done: number, state: Snapshot) => void {
  /** Where there are snapshots besides the start. */
  let snapshots = seqs.filter(seq => seq > 0)

  return (done, state) => {
    const { seq } = writer.chainEnd
    if (writer.state === 'ended' || seq === 0) return
    const snapshot = snapshotOf(seq, writer.lines.at(-1) ?? base, done, state)
    writer.also({ store: 'snapshots', put: [fight, seq], value: snapshot })
    writer.also({ store: 'meta', put: ['progress', fight], value: { id: fight, changed: clock.now(), commands: done } })
    snapshots = [...snapshots.filter(other => other !== seq), seq]
    for (const old of snapshots.splice(0, Math.max(0, snapshots.length - SNAPSHOTS_KEPT)))
      writer.also({ store: 'snapshots', remove: [fight, old] })
  }
}

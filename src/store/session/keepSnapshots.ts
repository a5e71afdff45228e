import { SNAPSHOT_EVERY } from '~/storage/records/snapshotEvery'
import type { SessionFight } from './sessionFight'

/** Keeps a state of this fight every so many commands, at rest; call it after each change. */
export function keepSnapshots({ handle, play }: Pick<SessionFight, 'handle' | 'play'>): () => void {
  let kept = handle.done
  return () => {
    const { done, entries } = play.fight.timeline.mark
    if (entries !== null || done - kept < SNAPSHOT_EVERY) return
    handle.keepSnapshot(done, play.fight.state)
    kept = done
  }
}

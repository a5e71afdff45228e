import type { Row } from '~/engine'
import { type ChainEnd, chainEndOf, readChain, rowsOf } from '../journal'
import type { Channel, JournalStore, Timers } from '../ports'

/** Milliseconds until what could not be read is asked for again. */
const AGAIN = 1_000

/** Reads on in a fight that another window writes. */
export interface Follower {
  /** What was added since this window opened the fight: some of it perhaps before anybody here listened. */
  readonly rows: readonly Row[]
  /**
   * Calls `onRows` with what is added from now on; with nothing when what is there now does not continue what this window
   * has, so that the fight must be opened anew. Returns the way to stop.
   */
  follow(onRows: (rows: readonly Row[]) => void): () => void
  stop(): void
}

/** `end`: the last row this window has. The writer is told at once that somebody follows. */
export function createFollower(given: {
  fight: string
  channel: Channel
  clock: Timers
  journal: () => JournalStore
  end: ChainEnd
}): Follower {
  const { fight, channel, clock, journal } = given
  const hearers = new Set<(rows: readonly Row[]) => void>()
  let end = given.end
  let rows: readonly Row[] = []
  let isStopped = false
  let forget = () => {}
  const tell = (seq: number) => channel.post({ fight, head: seq, follows: true })
  const stopListening = channel.listen(news => {
    // Not what another follower says: two that cannot read on would answer one another for ever.
    if (news.fight !== fight || news.follows) return
    // Every word of the writer is answered, also where there is nothing new in it: it falls silent while nobody answers.
    void readOn(news.head).then(() => tell(Math.max(news.head, end.seq)))
  })
  tell(end.seq)

  return {
    get rows() {
      return rows
    },
    follow(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    stop() {
      isStopped = true
      forget()
      stopListening()
    },
  }

  async function readOn(head: number): Promise<void> {
    if (head <= end.seq) return
    let lines: unknown[]
    try {
      lines = await journal().range('rows', [fight], end.seq + 1)
    } catch {
      forget()
      // The writer may have nothing more to say for long.
      if (!isStopped) forget = clock.after(AGAIN, () => void readOn(head))
      return
    }
    // Rows that another call has read meanwhile are passed over.
    const unread = lines.filter(line => (chainEndOf(line)?.seq ?? Infinity) > end.seq)
    const fresh = readChain(end, unread)
    if (unread.length === 0) return
    end = fresh.end
    const added = rowsOf(fresh.lines)
    rows = [...rows, ...added]
    // Whether another window writes now is no news of the fight.
    if (added.length === 0 && fresh.lines.length > 0) return
    for (const listener of hearers) listener(added)
  }
}

/** Tells the windows that follow how far the fight has come. */
export interface RowBroadcast {
  /** More is on disk. */
  announce(): void
  stop(): void
}

/** `saved`: number of the last row on disk. */
export function createRowBroadcast({
  fight,
  channel,
  saved,
}: {
  fight: string
  channel: Channel
  saved: () => number
}): RowBroadcast {
  // A window that follows answers. While none does, clicks are spared the message, which costs as much as drawing a row.
  let isFollowed = true
  const tell = () => channel.post({ fight, head: saved(), follows: false })
  const stop = channel.listen(news => {
    if (news.fight !== fight) return
    isFollowed = true
    if (news.head < saved()) tell()
  })
  const announce = () => {
    if (!isFollowed) return
    isFollowed = false
    tell()
  }
  // The window that wrote before may have been gone before it said how far it had come.
  announce()
  return { announce, stop }
}

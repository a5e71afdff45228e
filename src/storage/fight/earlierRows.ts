import type { Row } from '~/engine'
import { SAVING } from '~/words/en/store'
import { type ChainEnd, type JournalLine, readChain, rowsOf } from '../journal'
import type { JournalStore, Mirror } from '../ports'
import { readMirror } from '../records/mirrorFile'
import type { FightOpening } from '../records/readFight'
import { asSnapshot, type StoredSnapshot } from '../records/records'

/** A fight from its first row up to where a snapshot stands. */
export interface Earlier {
  readonly start: StoredSnapshot
  readonly rows: readonly Row[]
  readonly lines: readonly string[]
}

export interface EarlierRows {
  /** Undefined until they have been read. */
  readonly value: Earlier | undefined
  /** Reads them once; again after a failure. Rejects with a sentence when neither the journal nor the mirror has them. */
  read(): Promise<Earlier>
}

/** `loaded` is called once, before `read` resolves. */
export function createEarlierRows(given: {
  fight: string
  journal: () => JournalStore
  mirror: Mirror
  opening: Pick<FightOpening, 'at' | 'snapshot'>
  loaded: (earlier: Earlier) => void
}): EarlierRows {
  const { fight, journal, mirror, loaded } = given
  const { at, snapshot } = given.opening
  let value: Earlier | undefined
  let reading: Promise<Earlier> | undefined

  return {
    get value() {
      return value
    },
    read() {
      reading ??= readOnce().catch((error: unknown) => {
        reading = undefined
        throw error
      })
      return reading
    },
  }

  async function readOnce(): Promise<Earlier> {
    const found = (await inJournal()) ?? (await inMirror())
    if (!found) throw new Error(SAVING.undoEnds(at.seq))
    value = found
    loaded(found)
    return found
  }

  async function inJournal(): Promise<Earlier | undefined> {
    if (at.seq === 0) return { start: snapshot, rows: [], lines: [] }
    const store = journal()
    const [first, lines] = await Promise.all([
      store.get('snapshots', [fight, 0]),
      store.range('rows', [fight], 1, at.seq + 1),
    ])
    const start = asSnapshot(first)
    return start && earlierFrom(start, readChain({ seq: 0, sum: start.sum }, lines).lines, at)
  }

  async function inMirror(): Promise<Earlier | undefined> {
    const found = readMirror(await mirror.read(fight).catch(() => []))
    return found && earlierFrom(found.start, found.chain.lines.slice(0, at.seq), at)
  }
}

/** Undefined when these lines do not lead to `at`. */
function earlierFrom(start: StoredSnapshot, lines: readonly JournalLine[], at: ChainEnd): Earlier | undefined {
  const end = lines.at(-1)
  if (end?.seq !== at.seq || end.sum !== at.sum) return undefined
  return { start, rows: rowsOf(lines), lines: lines.map(({ line }) => line) }
}

import type { Mirror } from '../ports'
import { type FightHeader, mirrorHeader } from '../records/mirrorFile'
import { createMirrorWriter, mirroredRows } from './mirrorWriter'
import type { Writer } from './writer'

/** How the mirror of a fight stands to its journal. */
type SyncState =
  /** The beginning of the journal is still being read: nothing can be compared. */
  | { readonly kind: 'unknown' }
  /** It has the journal's rows up to this one. */
  | { readonly kind: 'in step'; readonly rows: number }
  /** It is to be written anew, once the database has everything. */
  | { readonly kind: 'to renew' }
  /** The beginning of the journal cannot be read, and without it no mirror can be made. */
  | { readonly kind: 'impossible' }

/** Keeps the mirror of one fight as far as its journal is on disk, never further. */
export interface MirrorSync {
  /** False: the mirror could not be written and is behind. */
  readonly isSound: boolean
  /** The whole journal is in memory: finds out how far the mirror goes. */
  align(): void
  /** The beginning of the journal cannot be read. */
  giveUp(): void
  /** More is on disk. */
  update(): void
  /** The mirror must be written anew, at the next `update` that finds everything on disk. */
  renew(): void
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
}

export function createMirrorSync(given: {
  mirror: Mirror
  fight: string
  /** Last line of the mirror; undefined when there is none. */
  mirrorEnd: string | undefined
  writer: Pick<Writer, 'state' | 'saved' | 'unsaved' | 'lines' | 'first' | 'chainEnd'>
  /** All of the fight but its rows; undefined until its beginning has been read. */
  header: () => FightHeader | undefined
  /** `isSound` changed. */
  changed: () => void
}): MirrorSync {
  const { mirrorEnd, writer, header, changed } = given
  const mirrorWriter = createMirrorWriter(given.mirror, given.fight, changed)
  let state: SyncState = { kind: 'unknown' }

  return {
    get isSound() {
      return mirrorWriter.sound && state.kind !== 'impossible'
    },
    align() {
      const rows = mirroredRows(mirrorEnd)
      const agrees = mirrorEnd !== undefined && (rows === 0 || writer.lines[rows - writer.first] === mirrorEnd)
      if (state.kind === 'unknown') state = agrees ? { kind: 'in step', rows } : { kind: 'to renew' }
      // For the line alone with which this window began to write, no worker is started: it goes with the next row.
      if (state.kind === 'to renew' || writer.chainEnd.seq - rows > 1) update()
    },
    giveUp() {
      state = { kind: 'impossible' }
      changed()
    },
    update,
    renew() {
      if (state.kind !== 'impossible' || header()) state = { kind: 'to renew' }
    },
    settled: () => mirrorWriter.settled(),
  }

  function update(): void {
    const known = header()
    // The mirror is the writer's too: whoever was replaced leaves it to the next one.
    if (writer.state === 'ended' || !known || writer.first !== 1) return
    const { saved } = writer
    if (state.kind === 'to renew') {
      // Not before the database is whole again: until then the old mirror may be the only one.
      if (writer.state === 'not saved' || writer.unsaved > 0) return
      mirrorWriter.renew([mirrorHeader(known), ...writer.lines.slice(0, saved)])
      state = { kind: 'in step', rows: saved }
    } else if (state.kind === 'in step' && state.rows < saved) {
      mirrorWriter.add(writer.lines.slice(state.rows, saved))
      state = { kind: 'in step', rows: saved }
    }
  }
}

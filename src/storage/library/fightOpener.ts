import { SAVING } from '~/words/en/store'
import { claimFight } from '../fight/claimFight'
import type { ManagedFight } from '../fight/fightHandle'
import { mirroredRows } from '../fight/mirrorWriter'
import { type FightContext, type FightToOpen, openFightFrom } from '../fight/openFight'
import { takeLock } from '../fight/takeLock'
import { chainEndOf, rowsOf } from '../journal'
import { type Ports, Unexpected, withTimeout } from '../ports'
import { type FightOpening, readFight } from '../records/readFight'
import { asFight, asMap, type FightRecord, JOURNAL_VERSION } from '../records/records'
import type { Connection } from './connection'
import type { UnsavedFight, UnsavedFights } from './createFights'
import type { HowToOpen, Opened, Persistence } from './library'
import { commandsIn, inWords, salvage } from './salvage'

/** What is found of a fight before anything is locked. */
interface Stored {
  readonly record: FightRecord
  /** Last line of its mirror; undefined when there is none. */
  readonly mirrorEnd: string | undefined
  /** Which writer wrote the last row. */
  readonly fence: number
}

/** What the way in to fights needs of the library. */
interface OpenerLibrary {
  readonly ports: Ports
  readonly connection: Connection
  readonly opened: Map<string, ManagedFight>
  readonly unsavedFights: UnsavedFights
  readonly persistence: Persistence
}

/** The way in to fights. Whatever it opens is in `opened` until it is left. */
export class FightOpener {
  private readonly context: FightContext
  private opening: Promise<unknown> = Promise.resolve()

  constructor(private readonly library: OpenerLibrary) {
    const { ports, connection, opened, persistence } = library
    this.context = {
      ports,
      journal: connection.journal,
      standing: () => ({ memoryOnly: connection.memoryOnly, persisted: persistence.isPromised }),
      gone: () => void connection.regain(),
      disposed: fight => {
        if (opened.get(fight.id) === fight) opened.delete(fight.id)
      },
    }
  }

  /** One after the other: a window must not race with itself for a lock. */
  openFight(id: string, how?: HowToOpen): Promise<Opened> {
    const next = this.opening.then(() => this.enter(id, how))
    this.opening = next.catch(() => undefined)
    return next
  }

  private async enter(id: string, how?: HowToOpen): Promise<Opened> {
    const held = this.library.opened.get(id)
    await held?.close()
    // What could not be saved is nowhere else.
    if (held && this.library.opened.get(id) === held) return { kind: 'open', fight: held }
    const unsaved = this.library.unsavedFights.get(id)
    if (unsaved) return this.openUnsaved(unsaved)

    const [value, mirrorEnd, last] = await Promise.all([
      this.library.connection.journal().get('fights', [id]),
      this.library.connection.memoryOnly ? undefined : this.library.ports.mirror.end(id).catch(() => undefined),
      this.library.connection.journal().last('rows', [id]),
    ])
    const record = asFight(value)
    if (!record) return missing(mirrorEnd)
    if (record.trashed !== undefined) return { kind: 'trashed', words: SAVING.inTrash }
    return this.openStored({ record, mirrorEnd, fence: chainEndOf(last)?.fence ?? 0 }, how)
  }

  private async openStored({ record, mirrorEnd, fence }: Stored, how?: HowToOpen): Promise<Opened> {
    const { id } = record
    const frozen = this.library.connection.readOnly || (record.journal > JOURNAL_VERSION ? SAVING.newer : '')
    // First the lock, then the rows, then the place of the next one: after that nobody else can add one.
    const lock = frozen ? null : await takeLock(this.library.ports.lock, id, how === 'take over')
    try {
      const [stored, found] = await Promise.all([
        this.library.connection.journal().get('maps', [record.map]).then(asMap),
        readFight(this.library.connection.journal(), id),
      ])
      const map = stored && this.library.ports.maps.isSound(stored.map) ? stored : undefined
      const trouble =
        !found || !map || found.bad > 0
          ? await this.whatIsDamaged(id)
          : mirroredRows(mirrorEnd) > found.end.seq && how !== 'as it is'
            ? await this.whatIsMissing(id, found.end.seq)
            : undefined
      if (trouble || !found || !map) {
        lock?.release()
        return trouble ?? this.whatIsDamaged(id)
      }
      if (lock && found.fence !== fence) {
        // A window that slept here may have lost the lock, not heard of it yet, and would end the one that writes now.
        lock.release()
        return await this.enter(id, how)
      }
      const toOpen = { record, map, opening: found, mirrorEnd, frozen }
      if (!lock) return this.open(toOpen)
      const claimed = await claimFight(record, found, this.library.ports.newId(), changes =>
        withTimeout(this.library.ports.clock, this.library.connection.journal().write(changes)),
      )
      const writing = { ...claimed.writing, release: lock.release }
      const result = this.open({ ...toOpen, opening: claimed.opening, writing }, lock.whenLost)
      void this.askToPersist()
      return result
    } catch (error) {
      lock?.release()
      // A window that has lost the fight has written once more.
      if (error instanceof Unexpected) return this.enter(id, how)
      throw error
    }
  }

  private async whatIsDamaged(id: string): Promise<Opened> {
    const saved = await salvage(id, this.library.connection.journal(), this.library.ports)
    const isAll = saved?.isWhole && !saved.isMapLost
    return { kind: 'damaged', copy: !saved ? 'none' : isAll ? 'whole' : 'part', words: inWords(saved) }
  }

  /** Undefined when the mirror has no more than the database after all. */
  private async whatIsMissing(id: string, held: number): Promise<Opened | undefined> {
    const saved = await salvage(id, this.library.connection.journal(), this.library.ports)
    const more = saved?.lines.slice(held) ?? []
    if (!saved || more.length === 0) return undefined
    const here = commandsIn(rowsOf(saved.lines.slice(0, held)))
    const all = here + commandsIn(rowsOf(more))
    return { kind: 'shorter', words: SAVING.shorter(here, all) }
  }

  private async openUnsaved({ record, map, start, why }: UnsavedFight): Promise<Opened> {
    const lock = await takeLock(this.library.ports.lock, record.id, false)
    const at = { seq: 0, sum: start.sum }
    const opening: FightOpening = { snapshot: start, tail: [], base: '', at, end: at, fence: 0, bad: 0, seqs: [0] }
    const writing = { fence: 1, saved: 0, release: () => lock?.release(), why }
    return this.open({ record, map, opening, mirrorEnd: undefined, frozen: '', writing }, lock?.whenLost)
  }

  private open(toOpen: FightToOpen, whenLost?: (call: () => void) => void): Opened {
    const fight = openFightFrom(this.context, toOpen)
    whenLost?.(() => fight.lost())
    this.library.opened.set(fight.id, fight)
    return { kind: 'open', fight }
  }

  private async askToPersist(): Promise<void> {
    if (!this.library.connection.memoryOnly) await this.library.persistence.ask()
  }
}

function missing(mirrorEnd: string | undefined): Opened {
  if (mirrorEnd === undefined) return { kind: 'missing', mirrored: null, words: SAVING.gone }
  return { kind: 'missing', mirrored: mirroredRows(mirrorEnd), words: SAVING.secondFound }
}

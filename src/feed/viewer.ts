import {
  handout as handoutMessage,
  is,
  readRecordMessage,
  RECORD_VERSION,
  ruler as rulerMessage,
  screens as screensMessage,
  way as wayMessage,
  versionOf,
  type Handout,
} from './messages'
import { picturesIn, type PublicRecord, type RecordRuler, type TableRecord } from './record'
import type { ScreenSetting, WayIn } from './screens'

/**
 * What has been said to a viewer so far. `record` is null while no fight is open. `pictures`: those of the map and of tokens
 * by the names in the record. `ruler`: what the GM measures on the map just now. `handout`: what lies over the table.
 * `screens`: how the screens that have a name are set up.
 */
export interface Viewed {
  readonly state: 'live'
  readonly record: PublicRecord | null
  readonly pictures: ReadonlyMap<string, Blob>
  readonly ruler: RecordRuler | null
  readonly handout: Handout | null
  readonly screens: readonly ScreenSetting[]
  /** How latecomers come to the table; null: the GM does not want it shown. */
  readonly way: WayIn | null
  /** The latest table that was shown, the present one included; null: none was. */
  readonly latest: LatestTable | null
}

/** A table with the pictures that it names. */
export interface LatestTable {
  readonly record: TableRecord
  readonly pictures: ReadonlyMap<string, Blob>
}

/** Why what is said cannot be shown. */
export type Unread = 'newer' | 'older' | 'unreadable'

/** Puts together what the GM's window says through one port. */
export interface Viewer {
  /**
   * Takes a word; null: nothing is to be seen yet. 'newer', 'older': the record is of another version than this build, as when
   * Fray was updated under one of the two windows. 'unreadable': nothing that can be read at all.
   */
  take(word: unknown): Viewed | Unread | null
}

export function createViewer(): Viewer {
  let record: PublicRecord | null | undefined
  let pictures: ReadonlyMap<string, Blob> = new Map()
  let ruler: RecordRuler | null = null
  let handout: Handout | null = null
  let screens: readonly ScreenSetting[] = []
  let way: WayIn | null = null
  let latest: LatestTable | null = null
  const viewed = (): Viewed | null =>
    record === undefined ? null : { state: 'live', record, pictures, ruler, handout, screens, way, latest }

  /** What was shown before is out of date from now on, whatever is measured on it. */
  const unread = (why: Unread): Unread => {
    record = undefined
    return why
  }

  return {
    take(word) {
      if (is(rulerMessage, word)) {
        ruler = word.ruler
        return viewed()
      }
      if (is(handoutMessage, word)) {
        handout = word.handout
        return viewed()
      }
      if (is(screensMessage, word)) {
        screens = word.screens
        return viewed()
      }
      if (is(wayMessage, word)) {
        way = word.way
        return viewed()
      }
      const version = versionOf(word)
      if (version !== null && version !== RECORD_VERSION) return unread(version > RECORD_VERSION ? 'newer' : 'older')
      const message = readRecordMessage(word)
      if (!message) return unread('unreadable')
      record = message.record
      pictures = named(message.record, new Map([...pictures, ...message.pictures.map(p => [p.name, p.blob] as const)]))
      if (record?.show === 'table') latest = { record, pictures }
      return viewed()
    },
  }
}

/** The pictures that the record names; all others are let go. */
function named(record: PublicRecord | null, pictures: ReadonlyMap<string, Blob>): Map<string, Blob> {
  const kept = new Map<string, Blob>()
  for (const name of picturesIn(record)) {
    const blob = pictures.get(name)
    if (blob) kept.set(name, blob)
  }
  return kept
}

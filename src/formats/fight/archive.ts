import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { FILE } from '~/words/en/files'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'

/** Packed bytes handed on at a time, so that no slice can unpack to more than about 16 MB before it is counted. */
const SLICE = 16 * 1024
/** The ratio limit starts here: a small text may well be all blanks. */
const RATIO_FROM = 1024 * 1024

/** Stops the unpacking; its message is the rest of the sentence for the GM. */
class TooMuch extends Error {}

/** What came out of an archive. */
export interface Archive {
  readonly entries: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** All names, in their order. */
  readonly names: ReadonlySet<string>
  /** Names of which only the first entry was looked at. */
  readonly twice: ReadonlySet<string>
}

/**
 * Unpacks a zip archive into memory, counting what comes out. Names are labels: nothing is written anywhere under
 * them, and of two entries with one name the first is kept and the name told.
 * @param wanted which entries to unpack; the others are passed over unread
 */
export function unpackArchive(bytes: Uint8Array, where: string, wanted: (name: string) => boolean): Imported<Archive> {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>()
  const names = new Set<string>()
  const twice = new Set<string>()
  let seen = 0
  let total = 0
  const { most } = limits.archiveEntries

  const unzip = new Unzip(file => {
    seen++
    // Nothing after it is looked at, so nobody knows how many there are.
    if (seen > most) stopOver(FILE.tooManyFiles(FILE.amount.files(most)))
    if (names.has(file.name)) return void twice.add(file.name)
    names.add(file.name)
    if (!wanted(file.name)) return
    entries.set(file.name, new Uint8Array())
    collect(file)
  })
  unzip.register(UnzipInflate)

  function collect(file: UnzipFile): void {
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, final) => {
      if (error) throw error
      total += chunk.length
      size += chunk.length
      stopOver(overLimit(limits.unpackedBytes, total))
      const ratio = size / Math.max(1, file.size ?? bytes.length)
      if (size > RATIO_FROM && ratio > limits.unpackedRatio.most)
        stopOver(FILE.tooPacked(FILE.amount.timesPacked(limits.unpackedRatio.most)))
      chunks.push(chunk)
      if (final) entries.set(file.name, joined(chunks, size))
    }
    file.start()
  }

  try {
    for (let from = 0; from < bytes.length; from += SLICE) {
      unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length)
    }
  } catch (error) {
    if (error instanceof TooMuch) return refused(where, FILE.fight.archive(error.message))
    return refused(where, FILE.fight.archiveDamaged)
  }
  return { ok: true, value: { entries, names, twice }, problems: [] }
}

function stopOver(tooMuch: string | undefined): void {
  if (tooMuch !== undefined) throw new TooMuch(tooMuch)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

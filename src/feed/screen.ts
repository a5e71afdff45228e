import { createAliases } from './alias'
import type { Piece } from './pieces'
import { publicRecord, type FeedInput } from './publicRecord'
import type { RecordRuler } from './record'

/** What is to be seen on a screen. */
export interface Shown {
  input: FeedInput
  map: { width: number; height: number } | null
  /** Cut-out pictures in the order of the blocks. */
  pieces: readonly (Piece | null)[]
}

/** One connection to a players' page. */
export interface Screen {
  /** Sends the record of what is to be seen, if it is not the one that was sent last. null: no fight is open. */
  show(shown: Shown | null): void
  /** Sends what is measured on the map that was sent last, if it is not what was sent before. */
  point(ruler: RecordRuler | null): void
}

/** @param draw eight random hexadecimal digits, for aliases: they hold for this connection only */
export function createScreen(port: Pick<MessagePort, 'postMessage'>, draw: () => string): Screen {
  const aliases = createAliases(draw)
  let sent: string | undefined
  let pointed = 'null'
  let held = new Set<string>()

  return {
    show(shown) {
      const record = shown && publicRecord(shown.input, mapOf(shown), aliases)
      const bytes = JSON.stringify(record)
      if (bytes === sent) return
      sent = bytes
      const named = new Set<string>()
      if (record?.show === 'table') for (const { picture } of record.map?.pieces ?? []) named.add(picture)
      const pictures = (shown?.pieces ?? []).filter(piece => piece && named.has(piece.name) && !held.has(piece.name))
      held = named
      port.postMessage({ fray: 'record', record, pictures })
    },
    point(ruler) {
      const bytes = JSON.stringify(ruler)
      if (bytes === pointed) return
      pointed = bytes
      port.postMessage({ fray: 'ruler', ruler })
    },
  }
}

function mapOf({ map, pieces }: Shown) {
  return map && { ...map, pictures: pieces.map(piece => piece?.name ?? null) }
}

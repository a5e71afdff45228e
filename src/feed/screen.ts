import { createAliases } from './alias'
import { RECORD_VERSION, type Handout } from './messages'
import type { Piece } from './pieces'
import { publicRecord, type FeedInput } from './publicRecord'
import { picturesIn, type PublicRecord, type RecordRuler } from './record'
import type { ScreenLink } from './transport'

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
  /** Lays a handout over the table; null: takes away what lies there. */
  lay(handout: Handout | null): void
}

/** @param draw eight random hexadecimal digits, for aliases: they hold for this connection only */
export function createScreen(line: ScreenLink, draw: () => string): Screen {
  const aliases = createAliases(draw)
  let sent: string | undefined
  let pointed = 'null'
  let held: ReadonlySet<string> = new Set()

  return {
    show(shown) {
      const record = shown && publicRecord(shown.input, mapOf(shown), aliases)
      const bytes = JSON.stringify(record)
      if (bytes === sent) return
      sent = bytes
      const named = picturesIn(record)
      const files = shown
        ? new Map([...filesOfPieces(shown), ...filesOfTokens(shown, record)])
        : new Map<string, Blob>()
      const pictures = [...files].flatMap(([name, blob]) =>
        named.has(name) && !held.has(name) ? [{ name, blob }] : [],
      )
      held = named
      line.send({ fray: 'record', version: RECORD_VERSION, record, pictures })
    },
    point(ruler) {
      const bytes = JSON.stringify(ruler)
      if (bytes === pointed) return
      pointed = bytes
      line.send({ fray: 'ruler', ruler })
    },
    lay: handout => line.send({ fray: 'handout', handout }),
  }
}

/** Each name with its picture. */
type Files = readonly (readonly [string, Blob])[]

function filesOfPieces({ pieces }: Shown): Files {
  return pieces.flatMap(piece => (piece ? [[piece.name, piece.blob] as const] : []))
}

/** The record has its combatants in the order of the table. */
function filesOfTokens({ input }: Shown, record: PublicRecord | null): Files {
  if (record?.show !== 'table') return []
  return record.combatants.flatMap(({ picture }, i) => {
    const file = input.pictures.get(input.table.combatants[i]!.id)?.file
    return picture !== null && file ? [[picture, file] as const] : []
  })
}

function mapOf({ map, pieces }: Shown) {
  return map && { ...map, pictures: pieces.map(piece => piece?.name ?? null) }
}

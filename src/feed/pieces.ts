import type { Block, cutOut } from './cutOut'

/** A cut-out picture and the name under which the record speaks of it. */
export interface Piece {
  readonly name: string
  readonly blob: Blob
}

/** The cut-out pictures of the known blocks of one map. */
export interface Pieces {
  /**
   * The pictures of these blocks, in order; null: none there, or not cut out yet. While a block is cut out anew because
   * more of it is known, its picture from before stands in. All others are forgotten.
   */
  of(blocks: readonly Block[]): readonly (Piece | null)[]
}

interface Cut {
  readonly block: Block
  /** null: being cut out, or the picture does not reach there. */
  piece: Piece | null
}

/**
 * Cuts out what is known, each block once for the squares that are known of it.
 *
 * @param cut see `cutOut`, for one picture
 * @param draw eight random hexadecimal digits, for names
 * @param onReady pictures that `of` could not give are there now
 */
export function createPieces(
  cut: (blocks: readonly Block[]) => ReturnType<typeof cutOut>,
  draw: () => string,
  onReady: () => void,
): Pieces {
  let cuts = new Map<string, Cut>()

  return {
    of(blocks) {
      const next = new Map<string, Cut>()
      const missing: Cut[] = []
      for (const block of blocks) {
        const key = JSON.stringify(block)
        const known = cuts.get(key)
        const one = known ?? { block, piece: null }
        next.set(key, one)
        if (known) continue
        missing.push(one)
        one.piece = [...cuts.values()].find(before => isPartOf(before.block, block))?.piece ?? null
      }
      cuts = next
      if (missing.length > 0) void cutAll(missing)
      return [...next.values()].map(({ piece }) => piece)
    },
  }

  async function cutAll(missing: readonly Cut[]): Promise<void> {
    // A picture that cannot be decoded is shown as bare squares here, as it is in the GM's window.
    const blobs = await cut(missing.map(({ block }) => block)).catch(() => [])
    missing.forEach((one, i) => {
      const blob = blobs[i]
      one.piece = blob ? { name: draw(), blob } : null
    })
    onReady()
  }
}

/** Whether one block is the other with fewer of its squares known: then its picture shows nothing that is not known. */
function isPartOf(less: Block, more: Block): boolean {
  if (less.x !== more.x || less.y !== more.y || less.width !== more.width || less.height !== more.height) return false
  const known = new Set(cellsOf(more))
  return cellsOf(less).every(cell => known.has(cell))
}

function cellsOf({ squares }: Block): string[] {
  return squares.flatMap(({ x, y, width, height }) =>
    Array.from({ length: width * height }, (_, i) => `${x + (i % width)} ${y + Math.floor(i / width)}`),
  )
}

import type { Id, Snapshot } from '~/engine'

/** A picture on tokens, decoded once. */
export interface TokenPicture {
  file: Blob
  /** Its address within this window, as long as the fight is open. */
  url: string
  image: ImageBitmap
}

/** The pictures on the tokens of the open fight. */
export interface TokenPictures {
  /** Decodes those that tokens have now and that are not decoded yet. Ones that were taken away stay, for undo. */
  want(state: Pick<Snapshot, 'combatants'>): void
  /** A picture was kept that may have been missing before. */
  kept(id: Id): void
  /** The fight is left: lets go of all of them. */
  clear(): void
}

/**
 * @param load a picture by its id; null: it is missing or damaged. Never rejects
 * @param show hears of all that are decoded whenever some were added
 */
export function createTokenPictures(
  load: (id: Id) => Promise<TokenPicture | null>,
  show: (pictures: ReadonlyMap<Id, TokenPicture>) => void,
): TokenPictures {
  const asked = new Set<Id>()
  let decoded: ReadonlyMap<Id, TokenPicture> = new Map()
  let fight = 0

  return {
    want({ combatants }) {
      const fresh = new Set<Id>()
      for (const { picture } of Object.values(combatants))
        if (picture !== undefined && !asked.has(picture)) fresh.add(picture)
      if (fresh.size > 0) void decode([...fresh])
    },
    kept(id) {
      if (!decoded.has(id)) asked.delete(id)
    },
    clear() {
      fight++
      asked.clear()
      for (const picture of decoded.values()) letGo(picture)
      decoded = new Map()
      show(decoded)
    },
  }

  /** All together, so that the window is drawn once for them. */
  async function decode(ids: readonly Id[]): Promise<void> {
    const of = fight
    for (const id of ids) asked.add(id)
    const loaded = await Promise.all(ids.map(async id => [id, await load(id)] as const))
    const found = loaded.filter((entry): entry is readonly [Id, TokenPicture] => entry[1] !== null)
    if (of !== fight) return found.forEach(([, picture]) => letGo(picture))
    if (found.length === 0) return
    decoded = new Map([...decoded, ...found])
    show(decoded)
  }
}

function letGo({ url, image }: TokenPicture): void {
  URL.revokeObjectURL(url)
  image.close()
}

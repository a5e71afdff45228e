import type { Id, Json, Snapshot } from '~/engine'
import type { Library } from '~/storage'
import { PLAY } from '~/words/en/store'
import type { Files } from './fights/files'
import { problemOf, type Report } from './report'
import type { OpenSession } from './session/session'
import type { Slice } from './slice'

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

export interface PicturesSlice {
  /** The pictures on tokens by their ids, as soon as they are decoded. One that is missing or damaged is not among them. */
  pictures: ReadonlyMap<Id, TokenPicture>
}

export interface PictureActions {
  /** A file out of which a token's picture is to be cut, decoded, or what is wrong with it in sentences. */
  readPicture(file: File): Promise<ImageBitmap | { readonly problems: readonly string[] }>
  /** Keep a picture and put it onto the tokens of these. True when it was taken in; what went wrong lands in `notice`. */
  givePicture(who: readonly Id[], picture: Blob): Promise<boolean>
}

export interface PicturesDeps {
  state: Slice<PicturesSlice>
  session: Pick<OpenSession, 'mustBeOpen' | 'current' | 'subscribe'>
  report: Pick<Report, 'notice'>
  library: Pick<Library, 'getPicture' | 'putPicture'>
  files: Pick<Files, 'picture'>
  /** A kept picture of a token, decoded; null when it is damaged, or no token's. Never rejects. */
  tokenPicture(file: Blob): Promise<TokenPicture | null>
  /** The GM's hand. True when the command was taken in. */
  asGm(type: string, given: { readonly [key: string]: Json }): boolean
  /** Called whenever pictures were added, or all let go of. */
  shown(): void
}

/** The pictures on the tokens of the open fight. */
export function createPictures(deps: PicturesDeps): PictureActions {
  const { state, session, report, library, files, tokenPicture, asGm, shown } = deps
  const decoded = createTokenPictures(
    async id => {
      const file = await library.getPicture(id).catch(() => undefined)
      return file ? tokenPicture(file) : null
    },
    pictures => {
      state.set({ pictures })
      shown()
    },
  )
  session.subscribe({
    published: ({ play }) => decoded.want(play.fight.state),
    closed: () => decoded.clear(),
  })
  return {
    readPicture: file => files.picture(file),
    async givePicture(who, picture) {
      const { handle } = session.mustBeOpen()
      try {
        const id = await library.putPicture(picture)
        // Whoever has opened another fight meanwhile does not mean that one.
        if (session.current()?.handle !== handle) return false
        decoded.kept(id)
        return asGm('picture', { who, picture: id })
      } catch (error) {
        report.notice(PLAY.picture(problemOf(error)))
        return false
      }
    },
  }
}

import { PLAY } from '~/words/en/store'
import type { Id, Json } from '~/engine'
import type { Library } from '~/storage'
import type { Files } from '../fights/files'
import { problemOf, type Report } from '../report/report'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice/slice'
import { createTokenPictures, type TokenPicture } from './tokenPictures'

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

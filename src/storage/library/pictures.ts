import { SAVING } from '~/words/en/store'
import { type AssetStore, unwritten } from '../ports'
import { pictureId } from '../records/records'

interface PictureDeps {
  readonly assets: AssetStore
  /** Hears why a picture could not be written. */
  failed(words: string): void
  /** Waits for an answer of the storage, and not for ever. */
  ask<T>(answer: Promise<T>): Promise<T>
}

/** The pictures of this browser, by what is in them. Those that could not be written are held by this window until they can be. */
export class Pictures {
  private readonly held = new Map<string, Blob>()

  constructor(private readonly means: PictureDeps) {}

  /** @returns its id, also where it could not be written */
  async put(picture: Blob): Promise<string> {
    const { assets, failed, ask } = this.means
    const id = await pictureId(picture)
    try {
      await ask(assets.put(id, picture))
    } catch (error) {
      this.held.set(id, picture)
      failed(SAVING.picture(unwritten(error)))
    }
    return id
  }

  async get(id: string): Promise<Blob | undefined> {
    const { assets, ask } = this.means
    return this.held.get(id) ?? ask(assets.get(id))
  }

  /** Writes those that could not be written before, as far as they can be now. */
  async retry(): Promise<void> {
    const { assets, ask } = this.means
    for (const [id, picture] of this.held)
      await ask(assets.put(id, picture)).then(
        () => this.held.delete(id),
        () => undefined,
      )
  }
}

import { actions } from '~/store/state/useTable'

/** Pixels across of what stands on a card, on a fine screen. */
export const CARD_WIDTH = 440

/** A kept picture as small as a card shows it, to be closed when it is drawn; null where it is not kept any more. */
export async function smallPicture(id: string): Promise<ImageBitmap | null> {
  const file = await (await actions.entries()).picture(id)
  return file ? createImageBitmap(file, { resizeWidth: CARD_WIDTH, resizeQuality: 'medium' }) : null
}

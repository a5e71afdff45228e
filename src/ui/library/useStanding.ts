import { useEffect, useState } from 'react'
import type { FightStanding } from '~/store/entries/fightStanding'
import type { FightEntry } from '~/store/fights/fightList'
import { actions } from '~/store/state'

/** Pixels across of what stands on a card, on a fine screen. */
export const CARD_WIDTH = 440

/** A kept picture as small as a card shows it, to be closed when it is drawn; null where it is not kept any more. */
export async function smallPicture(id: string): Promise<ImageBitmap | null> {
  const file = await (await actions.entries()).picture(id)
  return file ? createImageBitmap(file, { resizeWidth: CARD_WIDTH, resizeQuality: 'medium' }) : null
}

/** How a fight stands; null until it is read, and where it cannot be. */
export function useStanding({ id, ruleset, changed }: FightEntry): FightStanding | null {
  const [standing, setStanding] = useState<FightStanding | null>(null)
  useEffect(() => {
    let isWanted = true
    void actions
      .entries()
      .then(entries => entries.standing({ id, ruleset, changed }))
      .then(found => {
        if (isWanted) setStanding(found)
      })
    return () => void (isWanted = false)
  }, [id, ruleset, changed])
  return standing
}

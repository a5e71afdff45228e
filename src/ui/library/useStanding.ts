import { useEffect, useState } from 'react'
import type { FightStanding } from '~/store/entries/fightStanding'
import type { FightEntry } from '~/store/fights/fightList'
import { actions } from '~/store/state/useTable'

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

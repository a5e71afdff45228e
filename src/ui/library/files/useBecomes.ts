import { startTransition, useEffect, useState } from 'react'
import type { Creature } from '~/engine'
import type { BecomesSheet } from '~/store/entries/fileActions'
import { actions } from '~/store/state/useTable'

/** So many sheets are made without a pause. */
const AT_ONCE = 4

const NOTHING: ReadonlyMap<Creature, BecomesSheet> = new Map()

/** What these creatures of a file become by the rules of a system; those that are still being made are not in it. */
export function useBecomes(creatures: readonly Creature[], system: string): ReadonlyMap<Creature, BecomesSheet> {
  const [made, setMade] = useState({ creatures, system, becomes: NOTHING })
  useEffect(() => {
    let isWanted = true
    void actions.entries().then(async ({ files }) => {
      const becomes = new Map<Creature, BecomesSheet>()
      for (let i = 0; i < creatures.length && isWanted; i += AT_ONCE) {
        const those = creatures.slice(i, i + AT_ONCE)
        for (const [n, one] of (await files.becomes(those, system)).entries()) becomes.set(those[n]!, one)
        if (isWanted) startTransition(() => setMade({ creatures, system, becomes: new Map(becomes) }))
        // The page stays at hand while they are made.
        await new Promise(resolve => setTimeout(resolve))
      }
    })
    return () => void (isWanted = false)
  }, [creatures, system])
  return made.system === system ? made.becomes : NOTHING
}

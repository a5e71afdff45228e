import { useEffect, useRef } from 'react'
import type { Id } from '~/engine'
import { actions, useTable } from '~/store/state/useTable'
import { isTyping } from '../../parts/hooks/isTyping'
import { usePreferences } from '../state/preferences'

/**
 * The map and the sheet go to whoever acts or is asked, each time it is somebody else. Not while something is typed, and not
 * away from several who were selected together.
 *
 * @param show brings somebody into view
 */
export function useFollow(show: (who: Id) => void): void {
  const on = usePreferences(v => v.follow)
  const wanted = useTable(({ fight }) => {
    if (!fight || fight.snapshot.phase !== 'combat') return null
    const of = fight.asks?.[0]?.of ?? fight.prompt().of
    return of !== null && fight.snapshot.combatants[of] ? of : null
  })
  const before = useRef<Id | null>(null)
  useEffect(() => {
    const isNew = wanted !== before.current
    before.current = wanted
    if (!on || !isNew || wanted === null) return
    const { selection } = useTable.getState()
    if (selection.length > 1) return
    if (!isTyping(document.activeElement) || document.activeElement?.closest('[data-dock]')) {
      if (selection[0] !== wanted) actions.select([wanted])
    }
    show(wanted)
  }, [wanted, on, show])
}

import { useEffect, useRef } from 'react'
import { useFightSelector } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { useFirstInput } from '../../board/input/useFirstInput'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { pressInTurn, useKeyLayer } from '../keys/keyLayers'

const load = () => import('./ActionBar')

/** What can be done by whoever acts: it comes with the first hand, and keys that are faster wait for it. */
export function ActionsPlace() {
  const isAsked = useFightSelector(({ asks }) => asks !== null)
  const { of } = usePrompt()
  const isActing = of !== null && of !== 'gm'
  const part = useLazyModule(useFirstInput() || isActing, load)
  return part ? <part.ActionBar /> : isActing && !isAsked && <Waiting />
}

function Waiting() {
  const early = useRef<string[]>([])
  // What can be a key of an action; the others are the table's, whose palette takes at once what is typed after it.
  useKeyLayer('actions', name => /^(Enter|[a-z0-9.])$/.test(name) && early.current.push(name) > 0)
  useEffect(() => {
    const names = early.current
    // It takes part in the keyboard as soon as it is drawn.
    return () => void requestAnimationFrame(() => pressInTurn(names))
  }, [])
  return null
}

import { useMemo } from 'react'
import { useFight } from '~/store/hooks/useFight'
import { useFirstInput } from '../../../board/input/useFirstInput'
import type { BoardTool } from '../../../board/props/tool'
import { useLazyModule } from '../../../parts/hooks/useLazyModule'
import { useWindowState } from '../../state/windowState'
import { USUAL_SETTINGS } from '../../state/mapSettings'
import { useUnits } from '../../state/useUnits'

const load = () => import('./mapTool')

/** The tool in the GM's hand, and what a drag with Shift does; loaded once somebody touches the window. */
export function useMapTool(isPicking: boolean): { tool: BoardTool | null; lasso: BoardTool | null } {
  const { map, asks } = useFight()
  const name = useWindowState(v => v.tool)
  const { lengths: unit } = useUnits()
  const set = useWindowState(v => v.map)
  const catching = useWindowState(v => v.catching)
  const made = useLazyModule(useFirstInput(), load)
  const { width, height } = map
  const asked = asks?.find(ask => ask.kind === 'area')
  const tool = useMemo(() => {
    if (!made) return null
    if (asked) return made.askedArea(asked, { map: { width, height }, set })
    if (catching) return made.catchingArea(catching, { map: { width, height }, set })
    // A question that is answered on the map goes first; a ruler may be laid meanwhile.
    if (isPicking && name !== 'ruler') return null
    return name && made.mapTool(name, { map: { width, height }, unit, set })
  }, [made, asked, catching, isPicking, name, width, height, unit, set])
  const lasso = useMemo(
    () => made && made.mapTool('select', { map: { width, height }, unit: 'squares', set: USUAL_SETTINGS }),
    [made, width, height],
  )
  return { tool, lasso }
}

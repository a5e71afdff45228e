import { useMemo } from 'react'
import { useFight } from '~/store/hooks/useFight'
import type { BoardTool } from '../../../board/props/tool'
import { useWindowState } from '../../state/windowState'
import { USUAL_SETTINGS } from '../../state/mapSettings'
import { useUnits } from '../../state/useUnits'
import { askedArea, catchingArea, mapTool } from './mapTool'

/** The tool in the GM's hand, and what a drag with Shift does. */
export function useMapTool(isPicking: boolean): { tool: BoardTool | null; lasso: BoardTool | null } {
  const { map, asks } = useFight()
  const name = useWindowState(v => v.tool)
  const { lengths: unit } = useUnits()
  const set = useWindowState(v => v.map)
  const catching = useWindowState(v => v.catching)
  const { width, height } = map
  const asked = asks?.find(ask => ask.kind === 'area')
  const tool = useMemo(() => {
    if (asked) return askedArea(asked, { map: { width, height }, set })
    if (catching) return catchingArea(catching, { map: { width, height }, set })
    // A question that is answered on the map goes first; a ruler may be laid meanwhile.
    if (isPicking && name !== 'ruler') return null
    return name && mapTool(name, { map: { width, height }, unit, set })
  }, [asked, catching, isPicking, name, width, height, unit, set])
  const lasso = useMemo(
    () => mapTool('select', { map: { width, height }, unit: 'squares', set: USUAL_SETTINGS }),
    [width, height],
  )
  return { tool, lasso }
}

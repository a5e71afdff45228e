import { useMemo } from 'react'
import { useFight } from '~/store/derived'
import { useHandNear } from '../../board/useHandNear'
import type { BoardTool } from '../../board/types'
import { useLater } from '../../parts/useLater'
import { useView } from '../view'
import { USUAL_SETTINGS } from './mapSettings'
import { useUnits } from './useUnits'

const load = () => import('./mapTool')

/** The tool in the GM's hand, and what a drag with Shift does; loaded once somebody touches the window. */
export function useMapTool(isPicking: boolean): { tool: BoardTool | null; lasso: BoardTool | null } {
  const { map, asks } = useFight()
  const name = useView(v => v.tool)
  const { lengths: unit } = useUnits()
  const set = useView(v => v.map)
  const catching = useView(v => v.catching)
  const made = useLater(useHandNear(), load)
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

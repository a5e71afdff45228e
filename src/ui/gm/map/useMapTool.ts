import { useEffect, useMemo, useState } from 'react'
import { useFight } from '~/store/derived'
import type { BoardTool } from '../../board/types'
import { useView } from '../view'
import type { mapTool } from './mapTool'

/** The tool that is in the GM's hand; loaded when the first is taken up. */
export function useMapTool(): BoardTool | null {
  const { map } = useFight()
  const name = useView(v => v.tool)
  const unit = useView(v => v.unit)
  const [make, setMake] = useState<{ tool: typeof mapTool } | null>(null)
  const isWanted = name !== null
  useEffect(() => {
    if (isWanted) void import('./mapTool').then(loaded => setMake({ tool: loaded.mapTool }))
  }, [isWanted])
  const { width, height } = map
  return useMemo(
    () => (name && make ? make.tool(name, { map: { width, height }, unit }) : null),
    [name, make, width, height, unit],
  )
}

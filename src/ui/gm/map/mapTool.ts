import { actions } from '~/store/useTable'
import type { LengthUnit } from '../../board/lengthWords'
import { ruler } from '../../board/tools/ruler'
import type { BoardTool } from '../../board/types'
import { setView, type View } from '../view'

interface MapToolGiven {
  map: { readonly width: number; readonly height: number }
  unit: LengthUnit
}

/** A tool for the map, with what it does in the fight. */
export function mapTool(name: NonNullable<View['tool']>, { map, unit }: MapToolGiven): BoardTool {
  const onLeave = () => setView({ tool: null })
  switch (name) {
    case 'ruler':
      return ruler({ map, unit, onMeasure: measured => actions.measure(measured), onLeave })
  }
}

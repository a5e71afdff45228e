import { MAP_TOOLS } from '~/language/en/gm/map/mapTools'
import { Choices } from '../../../parts/controls/Choices'
import { useUnits } from '../../state/useUnits'
import { setWindowState } from '../../state/windowState'

/** What lengths are shown in, and how the ruler is laid. */
export function RulerOptions() {
  const { lengths } = useUnits()
  return (
    <>
      <Choices
        label={MAP_TOOLS.lengths.title}
        options={[
          ['metres', MAP_TOOLS.lengths.metres],
          ['feet', MAP_TOOLS.lengths.feet],
          ['squares', MAP_TOOLS.lengths.squares],
        ]}
        value={lengths === 'five feet' ? 'feet' : lengths}
        onChange={next => setWindowState({ unit: next })}
      />
      <p className="text-muted text-xs">{MAP_TOOLS.lengths.how}</p>
    </>
  )
}

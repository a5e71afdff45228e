import { MAP_TOOLS } from '~/words/en/map'
import { Choices } from '../../../parts/controls/Choices'
import { useUnits } from '../../state/useUnits'
import { setPreferences } from '../../state/preferences'
import { ToolHint } from './ToolHint'

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
        onChange={next => setPreferences({ unit: next })}
      />
      <ToolHint mouse={MAP_TOOLS.lengths.how} finger={MAP_TOOLS.finger.ruler} />
    </>
  )
}

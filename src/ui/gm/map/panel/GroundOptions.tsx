import { Choices, entries } from '../../../parts/controls/Choices'
import { setMap, useWindowState } from '../../state/windowState'
import { GROUND_WORDS } from '../../state/mapSettings'
import { ShapeOptions } from './ShapeOptions'

const HINTS = {
  difficult: 'Costs double to cross.',
  blocking: 'Nobody enters, nobody sees through.',
  hazardous: 'Hinders nobody; a way over it is named.',
  cover: 'Covers those who stand on it, as the rules say.',
  none: 'Ground as the map has it.',
} as const

/** What is painted, and how. */
export function GroundOptions() {
  const ground = useWindowState(v => v.map.ground)
  return (
    <>
      <Choices
        label="Ground becomes"
        options={entries(GROUND_WORDS)}
        value={ground}
        onChange={next => setMap({ ground: next })}
      />
      <p className="text-muted text-xs">{HINTS[ground]}</p>
      <ShapeOptions />
    </>
  )
}

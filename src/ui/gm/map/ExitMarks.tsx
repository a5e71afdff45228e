import { type CSSProperties, useMemo } from 'react'
import type { WayOut } from '~/engine'
import { useFight, usePictureUrl } from '~/store/hooks/useFight'
import { leftMap } from '~/store/log/leftMap'
import { hasLeft, type ShownCombatant } from '~/store/session/derived'
import { useTable } from '~/store/state'
import { MAP } from '~/words/en/map'
import { EDGE_MARK, edgePlaces } from '../../parts/signs/edgePlaces'
import { exitName, exitWord } from '../../parts/signs/exits'
import { SideBadge } from '../../parts/signs/SideBadge'
import { openDialog } from '../state/windowState'

/**
 * Whoever has fled, or was taken out of the fight, at the edge of the map nearest to where they stood last; a press calls the menu that
 * brings them back. All of it follows from the log.
 */
export function ExitMarks() {
  const { ruleset, shown, map, present } = useFight()
  const log = useTable(s => s.log)
  const marks = useMemo(() => {
    const gone = Object.values(shown).filter(one => one.combatant.cell === null && hasLeft(one))
    const ids = gone.map(({ combatant }) => combatant.id)
    const left = leftMap(log, present, ids)
    const there = gone.flatMap(one => {
      const from = left.get(one.combatant.id)
      return from ? [{ one, cell: from.cell }] : []
    })
    const blocks = there.map(({ one, cell }) => ({
      x: cell % map.width,
      y: Math.floor(cell / map.width),
      size: ruleset.state.footprint(one.combatant.sheet),
    }))
    const places = edgePlaces(blocks, map)
    return there.map(({ one }, i) => ({ one, at: places[i]!, stood: MAP.place(blocks[i]!.x + 1, blocks[i]!.y + 1) }))
  }, [ruleset, shown, map, log, present])
  if (marks.length === 0) return null
  return (
    <div role="group" aria-label={MAP.gone} className="board-exits">
      {marks.map(({ one, at, stood }) => (
        <Mark key={one.combatant.id} one={one} at={at} stood={stood} />
      ))}
    </div>
  )
}

interface MarkProps {
  one: ShownCombatant
  at: { x: number; y: number }
  /** Where it stood last, in words. */
  stood: string
}

function Mark({ one: { combatant, side, out }, at, stood }: MarkProps) {
  const { id, name, letter } = combatant
  const picture = usePictureUrl(combatant)
  const how: WayOut = out ?? 'left'
  const words = MAP.goneFrom(name, exitWord(how), stood)
  return (
    <button
      type="button"
      className="board-exit"
      style={
        {
          '--box': EDGE_MARK.size,
          left: `calc(var(--x) + ${at.x} * var(--square))`,
          top: `calc(var(--y) + ${at.y} * var(--square))`,
        } as CSSProperties
      }
      aria-haspopup="menu"
      aria-label={words}
      title={words}
      onClick={event => {
        event.stopPropagation()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        openDialog({ kind: 'menu', who: id, x: left, y: bottom })
      }}
    >
      <SideBadge side={side} letter={letter} picture={picture} exit={exitName(how)} />
    </button>
  )
}

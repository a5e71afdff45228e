import { useEffect, useMemo } from 'react'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import type { Asked, Region } from '~/engine'
import { NOT_IN_QUESTION } from '../../../board/tokens/squareWords'
import type { Picking } from '../../../board/props'
import { isPlaced } from '../placeTogether'
import { aimAt, chooseSquareFor, useWindowState } from '../../state/windowState'
import { isSingleChoice } from './useAim'

/**
 * What the next click on the map chooses: a target or a part of the map that is asked for, or a rectangle that the GM wants
 * to mark.
 */
export function usePicking(regions: readonly Region[] | undefined): Picking | null {
  const { id, ruleset, snapshot, asks } = useFight()
  const choosing = useWindowState(v => v.choosing)
  const selection = useTable(s => s.selection)
  const isAsked = asks !== null
  // Whoever turns to somebody else, or to a question, chooses no square any more.
  useEffect(() => stopChoosing, [id, selection, isAsked])
  return useMemo((): Picking | null => {
    const ask = asks?.[0]
    if (!ask && choosing)
      return {
        kind: 'square',
        onPick(cell) {
          stopChoosing()
          choosing(cell)
        },
        onCancel: stopChoosing,
      }
    if (ask?.kind !== 'choice' || !isSingleChoice(ask)) return null
    const options = new Map<string, string | null>()
    for (const { value, whyNot } of ask.options) {
      if (typeof value === 'string' && isPlaced(snapshot, value))
        options.set(value, whyNot ? ruleset.display.text.reason(whyNot, snapshot) : null)
    }
    const pick = (id: string) => void actions.answer(ask, id, 'click')
    if (options.size === 0) {
      const open = openRegions(ask, regions)
      // A part of the map that is struck is chosen like any area, by a tool.
      if (open.length === 0 || ruleset.questions[ask.key]?.meaning === 'area') return null
      const at = (cell: number) => open.find(({ region }) => region.squares.includes(cell))
      return {
        kind: 'square',
        whyNot: cell => (at(cell) ? null : NOT_IN_QUESTION),
        onPick(cell) {
          const found = at(cell)
          if (found) pick(found.value)
        },
        onCancel: () => actions.undo('answer'),
      }
    }
    return {
      kind: 'token',
      options,
      onPick: pick,
      // The rules refuse it in the prompt, where it can be allowed.
      onClosed: pick,
      onCancel: () => actions.undo('answer'),
      onAim: aimAt,
    }
  }, [ruleset, snapshot, asks, regions, choosing])
}

const stopChoosing = () => chooseSquareFor(null)

/** The parts of the map that the open options of a question name: by their id, or by what is done there (`zone:t5`). */
export function openRegions(
  ask: Asked | undefined,
  regions: readonly Region[] = [],
): readonly { region: Region; value: string }[] {
  if (ask?.kind !== 'choice' || regions.length === 0) return []
  const byId = new Map(regions.map(region => [region.id, region]))
  return ask.options.flatMap(({ value, whyNot }) => {
    if (typeof value !== 'string' || whyNot) return []
    const region = byId.get(value.slice(value.indexOf(':') + 1))
    return region ? { region, value } : []
  })
}

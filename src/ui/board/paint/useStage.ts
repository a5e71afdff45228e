import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { Stage, type StageElements } from './stage'

/** The elements of the board, each null until it is mounted. */
export type StageRefs = { readonly [name in keyof StageElements]: RefObject<StageElements[name] | null> }

/** A stage that paints on these elements, and follows their size, the screen's resolution and the theme. */
export function useStage({ board, ground, way, tokens, label, spoken }: StageRefs): Stage {
  const [stage] = useState(() => new Stage())

  useLayoutEffect(() => {
    const elements = {
      board: board.current,
      ground: ground.current,
      way: way.current,
      tokens: tokens.current,
      label: label.current,
      spoken: spoken.current,
    }
    if (!areMounted(elements)) return
    const detach = stage.attach(elements)
    let top: number | undefined
    const measure = (isWindow: boolean) => {
      const { board } = elements
      const before = top
      top = board.getBoundingClientRect().top
      // What comes above it moves every square of it, as another size of the window does.
      const isPushed = before !== undefined && before !== top
      stage.resize({ width: board.clientWidth, height: board.clientHeight }, isWindow || isPushed)
    }
    const withWindow = () => measure(true)
    // It tells the first size as well, once the page is laid out; to ask for it here would lay the page out twice.
    const sizes = new ResizeObserver(() => measure(false))
    sizes.observe(elements.board)
    window.addEventListener('resize', withWindow)
    return () => {
      window.removeEventListener('resize', withWindow)
      sizes.disconnect()
      detach()
    }
  }, [stage, board, ground, way, tokens, label, spoken])

  useEffect(() => {
    const recolour = () => stage.recolour()
    const theme = new MutationObserver(recolour)
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
    document.fonts.addEventListener('loadingdone', recolour)
    return () => {
      theme.disconnect()
      document.fonts.removeEventListener('loadingdone', recolour)
    }
  }, [stage])

  return stage
}

function areMounted(elements: {
  [name in keyof StageElements]: StageElements[name] | null
}): elements is StageElements {
  return Object.values(elements).every(element => element !== null)
}

import { useEffect, useRef } from 'react'
import type { Asked } from '~/engine'
import type { KeyHandler } from '../keys/keyLayers'

const open = new Map<string, KeyHandler>()

/** Take part in the keys of the prompt for as long as this question is shown. The first question is asked first. */
export function usePromptKeys({ ask, slot }: Pick<Asked, 'ask' | 'slot'>, handler: KeyHandler): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const name = `${ask}/${slot}`
    open.set(name, pressed => latest.current(pressed))
    return () => {
      open.delete(name)
    }
  }, [ask, slot])
}

/** Offer a key to the questions on the screen. */
export function pressPrompt(name: string): boolean {
  for (const handler of open.values()) if (handler(name)) return true
  return false
}

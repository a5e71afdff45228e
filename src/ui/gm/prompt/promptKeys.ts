import { useEffect, useRef } from 'react'
import type { Asked } from '~/engine'
import { QUESTIONS } from '~/words/en/prompt'
import type { KeyHandler } from '../keys'

/** What is lacking before so many of those asked for can be taken, as a sentence; undefined: nothing. */
export function missingAnswers(
  picked: number,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  if (picked >= min && picked <= max) return undefined
  if (min === max) return QUESTIONS.choose.exactly(min)
  return picked < min ? QUESTIONS.choose.atLeast(min) : QUESTIONS.choose.atMost(max)
}

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

import type { Asked } from '~/engine'

/** Whether the answer to this choice is one value, not a list: as the engine checks it, whose types alone are known here. */
export function isSingleChoice(ask: Extract<Asked, { kind: 'choice' }>): boolean {
  return ask.min === 1 && ask.max === 1
}

import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'

/** Why none of these is open: the reason of the first, or this one where there are none. */
export function whyNone(list: readonly { whyNot?: Reason }[], row: string, code = 'noTarget'): Reason | undefined {
  if (list.some(({ whyNot }) => !whyNot)) return undefined
  return list.find(({ whyNot }) => whyNot)?.whyNot ?? reason(row, code)
}

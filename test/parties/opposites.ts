import { expect, it } from 'vitest'
import type { Reason } from '~/engine'

type Change<T> = (table: T) => unknown

/** A kind of action, the reason for which it is closed, what opens it, and what closes it again. */
export type Opposite<T> = readonly [type: string, code: string, opens: Change<T>, closes: Change<T>]

/** Tests that each action is open, and closed by one change for that very reason. @param begin a table of its own for each */
export function testOpposites<T>(
  rows: readonly Opposite<T>[],
  begin: () => T,
  refusal: (table: T, type: string) => Reason | undefined,
): void {
  it.each(rows.map(([type, code, opens, closes]) => ({ type, code, opens, closes })))(
    '$type is closed for a reason that is so ($code), and open when it is not',
    ({ type, code, opens, closes }) => {
      const table = begin()
      opens(table)
      expect(refusal(table, type)).toBeUndefined()
      closes(table)
      expect(refusal(table, type)).toMatchObject({ code })
    },
  )
}

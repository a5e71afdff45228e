import * as v from 'valibot'
import type { ConditionNote, ConditionTable } from '~/engine/display'
import { creature, fight, hurt, untilRest, type SheetField } from './sheetFields'

/**
 * What ends a condition by itself: the start or the end of the own turn, the end of a round or of combat, or that the creature falls.
 * Whatever else ends it is a rule of the system, or the hand of the GM.
 */
export type EndedBy = 'turnStart' | 'turnEnd' | 'round' | 'combat' | 'fall'

/** One condition of a system, or whatever else stands on a token as a badge. */
export interface ConditionRow<When extends EndedBy = EndedBy> extends ConditionNote {
  /** The code of its badge, where that is another than the condition's. */
  badge?: string
  /** The words of the badge where they are always the same; absent: its code. */
  words?: string
  /** Who sees the badge; absent: everybody. `heroes`: everybody on a hero, and of others the GM alone. */
  open?: 'gm' | 'heroes'
  /** It is plain to see on sides of which the players are shown nothing. */
  plain?: true
  /**
   * It is a mark of its own on the sheet, set or not: `fight` lasts no longer than a fight, `rest` until the creature has rested, a list
   * of pools as long as one of them is short, `creature` for good. Absent: it is worked out from the rest of the sheet.
   */
  mark?: 'fight' | 'rest' | 'creature' | readonly string[]
  /** What of a mark with `rest` stays after a rest all the same; absent: nothing. */
  rested?: (was: boolean, sheet: never) => boolean
  /** What the mark is called on the sheet; absent: its code, with a capital. */
  label?: string
  ends?: readonly When[]
}

type Rows = { readonly [code: string]: ConditionRow }
type Mark<R extends Rows> = { [Code in keyof R]: R[Code] extends { mark: unknown } ? Code : never }[keyof R] & string

/** What follows from the conditions of a system. */
interface Conditions<R extends Rows> {
  readonly rows: R
  /** The same for whoever draws them: each by its code, and by that of its badge. */
  readonly table: ConditionTable
  /** The codes of those that are marks on the sheet, in their order. */
  readonly marks: readonly Mark<R>[]
  /** What each mark is called on the sheet. */
  readonly labels: readonly (readonly [Mark<R>, string])[]
  /** The fields of the sheet that hold the marks, for `sheetFields`. */
  readonly fields: { readonly [Code in Mark<R>]: SheetField<v.BooleanSchema<undefined>> }
  /** The marks that such a moment ends, as they are after it: to be written onto the sheet. */
  endedBy(when: EndedBy): Partial<Record<Mark<R>, false>>
  /** Whether such a moment ends anything that stands there. */
  isEndedBy(when: EndedBy, status: { readonly [Code in Mark<R>]: boolean }): boolean
  /** The marks that no fight takes away, as they stand. */
  outlasting(status: { readonly [Code in Mark<R>]: boolean }): Partial<Record<Mark<R>, boolean>>
  /** Whether a badge of this code is plain to see on sides of which the players are shown nothing. */
  isPlain(badge: string): boolean
  /** The badge of a condition. `words`: where they are not always the same. */
  badge(code: keyof R & string, isHero: boolean, words?: string): { code: string; words: string; open: boolean }
}

/**
 * The conditions of a system, a line each: what it is drawn as, who sees it, when it ends. From this follow the marks on the sheet and
 * their fields, the badges, and what a turn, a fall or the end of combat takes away.
 *
 * @param _moments at which the rules ask what is over (`endedBy`): no line may name another
 */
export function conditions<const When extends EndedBy, const R extends { readonly [code: string]: ConditionRow<When> }>(
  _moments: readonly When[],
  rows: R,
): Conditions<R> {
  const all = Object.entries<ConditionRow>(rows)
  const marked = all.flatMap(([code, { mark, ends = [], label = titled(code), rested }]) =>
    mark === undefined ? [] : [{ code, mark, ends, label, rested }],
  )
  const over = (when: EndedBy) => marked.flatMap(({ code, ends }) => (ends.includes(when) ? [code as Mark<R>] : []))
  const byMoment = new Map(
    (['turnStart', 'turnEnd', 'round', 'combat', 'fall'] as const).map(when => [when, over(when)] as const),
  )
  const table: ConditionTable = {
    ...rows,
    ...Object.fromEntries(all.flatMap(([, row]) => (row.badge ? [[row.badge, row]] : []))),
  }
  const plain = new Set(all.flatMap(([code, row]) => (row.plain ? [row.badge ?? code] : [])))
  return {
    rows,
    table,
    marks: marked.map(({ code }) => code as Mark<R>),
    labels: marked.map(({ code, label }) => [code as Mark<R>, label] as const),
    // The record has these keys and no others, which only its own type knows.
    fields: Object.fromEntries(
      marked.map(({ code, mark, rested }) => [code, fieldOf(mark, rested)]),
    ) as Conditions<R>['fields'],
    endedBy: when =>
      Object.fromEntries(byMoment.get(when)!.map(code => [code, false])) as Partial<Record<Mark<R>, false>>,
    isEndedBy: (when, status) => byMoment.get(when)!.some(code => status[code]),
    outlasting: status =>
      Object.fromEntries(
        marked.flatMap(({ code, mark }) => (mark === 'fight' ? [] : [[code, status[code as Mark<R>]]])),
      ) as Partial<Record<Mark<R>, boolean>>,
    isPlain: code => plain.has(code),
    badge(code, isHero, words) {
      const row: ConditionRow = rows[code]!
      return {
        code: row.badge ?? code,
        words: words ?? row.words ?? row.badge ?? code,
        open: row.open === undefined || (row.open === 'heroes' && isHero),
      }
    },
  }
}

const titled = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1)

function fieldOf(
  mark: NonNullable<ConditionRow['mark']>,
  rested: ConditionRow['rested'],
): SheetField<v.BooleanSchema<undefined>> {
  const flag = v.boolean()
  if (mark === 'fight') return fight(flag, false)
  if (mark === 'rest') return untilRest(flag, false, rested)
  return mark === 'creature' ? creature(flag, false) : hurt(mark, flag, false)
}

import * as v from 'valibot'
import { ACTS } from './vocabulary'
import { anId } from '~/table/schema/fields'

/** What somebody said they will do this round [RAT-TURN-03]. */
export const declarationSchema = v.object({
  who: anId,
  /** null: only the move has been said so far. */
  act: v.nullable(v.picklist(ACTS)),
  /** The weapon or weapons (see `meansOf`), the number of the wand or of the special action. */
  means: v.pipe(v.string(), v.maxLength(20)),
  /** Target, patient or helpless one; of a blast all candidates, the main target first. */
  targets: v.pipe(v.array(anId), v.maxLength(200)),
  /** How many a blast reaches is rolled. */
  count: v.boolean(),
  /** The task, or where to. */
  words: v.pipe(v.string(), v.maxLength(400)),
  /** The action comes after the side's attacks. */
  after: v.boolean(),
  /** Squares of the move, the first left out, and whether it comes after the action. */
  move: v.nullable(
    v.object({
      path: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(400)),
      after: v.boolean(),
    }),
  ),
})
export type Declaration = v.InferOutput<typeof declarationSchema>

import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { sayAs } from '../state/events'
import { choose } from '../state/questions'
import type { Endurance } from '../state/types'
import { taskTest } from './shortTask'

/** The whole time of an extended action has been spent: what it was for comes now, after a test where the GM wants one. */
export const extendedAction = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-20'],
  'extendedAction',
  function* (w, who, { what = '' }) {
    sayAs(w, 'extended', w.of(who), { who, what }, { who })
    const how = yield* choose('gm', 'extended.test', () => ['none', 'test'], {
      see: 'asked',
      facts: { who, what },
      default: 'none',
    })
    if (how === 'test') yield* taskTest(w, who)
  },
)

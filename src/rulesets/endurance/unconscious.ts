import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import type { Endurance } from './types'

/** Fall unconscious: prone, and whatever one was about ends. Held items stay in the hand. */
export const fallUnconscious = rule<Endurance, [Id], void>(['END-COND-02'], 'fallUnconscious', function* (w, who) {
  const status = w.editSheet(who, 'status')
  if (status.unconscious) return
  Object.assign(status, {
    unconscious: true,
    prone: true,
    guarding: false,
    waiting: false,
    cover: false,
    readied: null,
    pending: null,
  })
  w.emit({ type: 'unconscious', with: { who }, ...share(w.now, [who], { who }) })
})

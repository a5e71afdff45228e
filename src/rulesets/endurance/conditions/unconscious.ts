import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Endurance, World } from '../state/types'

/** Fall unconscious: prone, and whatever one was about ends. Held items stay in the hand. */
export const fallUnconscious = rule<Endurance, [Id], void>(['END-COND-02'], 'fallUnconscious', function* (w, who) {
  if (w.of(who).sheet.status.unconscious) return
  lieStill(w, who)
  say(w, 'unconscious', { who })
})

/** The marks of whoever is out: of the unconscious, and of the dead. */
export function lieStill(w: World, who: Id): void {
  const status = w.editSheet(who, 'status')
  Object.assign(status, {
    unconscious: true,
    prone: true,
    guarding: false,
    waiting: false,
    // The extra reaction of Wait is used first: what is left beyond the ordinary one is lost with it.
    reactionsLeft: status.waiting ? Math.min(status.reactionsLeft, 1) : status.reactionsLeft,
    cover: false,
    readied: null,
    pending: null,
  })
}

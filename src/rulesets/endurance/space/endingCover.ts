import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Proc } from '~/engine/ask'
import { loseCover } from '../conditions/inCover'
import type { Endurance, World } from '../state/types'
import { hasCover } from './cover'

type Carry = (w: World, command: Command) => Proc<unknown>

/**
 * The same command, after which nobody is in cover behind what it has taken away: an opened door, a wall, a painted square.
 * Cover that the GM declared where nothing was drawn has nothing that could be taken away [END-ACT-15].
 */
export const endingCover = (carry: Carry): Carry =>
  rule<Endurance, [Command], void>([], 'endingCover', function* (w, command) {
    const behind: Id[] = []
    const { combatants } = w.now
    for (const id in combatants)
      if (combatants[id]!.sheet.status.cover && hasCover(w.now, w.terrain, combatants[id]!, 1)) behind.push(id)
    yield* carry(w, command)
    for (const id of behind) {
      const still = w.now.combatants[id]
      if (still && !hasCover(w.now, w.terrain, still, 1)) loseCover(w, id)
    }
  })

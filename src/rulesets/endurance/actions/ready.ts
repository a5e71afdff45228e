import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { takeCover } from '../conditions'
import { spendActions } from '../sheet/weapons'
import { say } from '../state/events'
import { choose, text } from '../state/questions'
import type { Endurance } from '../state/types'
import { endWithAction } from '../turn/turn'
import { actsFrom, outOfTurn } from './outOfTurn'
import { whyNotReadied } from './whyNot'

/** Seek Cover: behind whatever is within 1 m. */
export const seekCover = rule<Endurance, [Id], void>(['END-ACT-14', 'END-ACT-15'], 'seekCover', function* (w, who) {
  spendActions(w, who, 1)
  takeCover(w, who)
})

/** What may be readied, besides maneuvers of one action [END-ACT-11]. */
const READIED = ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp'] as const

/** Ready an Action: the turn ends; the action waits for what sets it off. */
export const ready = rule<Endurance, [Id], void>(['END-ACT-10', 'END-ACT-22'], 'ready', function* (w, who) {
  const list = () => [
    ...READIED,
    ...w.of(who).sheet.maneuvers.flatMap(one => (one.actions === 1 ? [`maneuver:${one.id}`] : [])),
  ]
  const type = yield* choose(who, 'ready.action', list, { see: 'asked', default: 'attack' })
  const watch = yield* choose(who, 'ready.watch', () => ['words', 'comes', 'attacks'], {
    see: 'asked',
    default: 'words',
  })
  const trigger = watch === 'words' ? yield* text(who, 'ready.trigger', 200, { see: 'asked', default: '' }) : ''
  w.editSheet(who, 'status').readied = { type, watch, trigger }
  say(w, 'readies', { who }, {}, { action: type, watch, trigger })
  yield* endWithAction(w, who)
})

/** What sets it off has come: carry the readied action out for the reaction, or let it pass; it is gone either way. */
export const useReadied = rule<Endurance, [Id], void>(['END-ACT-10', 'END-ACT-11'], 'useReadied', function* (w, who) {
  const { readied } = w.of(who).sheet.status
  if (!readied) return
  const facts = { action: readied.type, trigger: readied.trigger }
  const list = (): Option<string>[] => [...actsFrom(w, who, [readied.type]), option('none')]
  const unable = whyNotReadied(w.now, w.of(who))
  const what = unable ? 'none' : yield* choose(who, 'ready.use', list, { see: 'asked', facts, default: firstOpen })
  const status = w.editSheet(who, 'status')
  status.readied = null
  if (what === 'none') {
    say(w, 'letPass', { who })
    return
  }
  if (w.now.settings.readiedUsesReaction) status.reactionsLeft = Math.max(0, status.reactionsLeft - 1)
  yield* outOfTurn(w, who, what)
})

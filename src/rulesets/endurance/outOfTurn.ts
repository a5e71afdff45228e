import { choose, text, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { share } from '~/table/share'
import { ACTIONS, whyNotCommanded, whyNotReadied } from './actions'
import { deeds } from './deeds'
import { maneuver } from './maneuver'
import { whyNotManeuver } from './whyNotManeuver'
import { spend } from './pay'
import { goOn } from './pending'
import type { Endurance, Snapshot, World } from './types'

type Act = (w: World, who: Id) => Proc<unknown>

/** What one may be commanded to do: anything of one action, or one action's worth of something longer [END-ACT-06]. */
const COMMANDED = [
  'attack',
  'move',
  'sprint',
  'standUp',
  'seekCover',
  'brandish',
  'interact',
  'reload',
  'resuscitate',
  'shortTask',
  'killingStrike',
  'maneuver',
] as const

/** What may be readied [END-ACT-11]. */
const READIED = ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp'] as const

/** Command: an ally does one thing now, in the commander's turn. */
export const command = rule<Endurance, [Id], void>(['END-ACT-05', 'END-ACT-06'], 'command', function* (w, by) {
  spend(w, by, 1, 'focus', 2)
  const allies = (): Option<string>[] =>
    Object.values(w.now.combatants).flatMap(c => (whyNotCommanded(w.now, w.of(by), c) ? [] : [{ value: c.id }]))
  if (allies().length === 0) return
  const ally = yield* choose(by, 'command.ally', allies, { see: 'asked', default: allies()[0]!.value })
  w.editSheet(ally, 'status').commanded = true
  w.emit({ type: 'commands', with: { who: by, ally }, ...share(w.now, [by, ally], { who: by, ally }) })
  const list = (): Option<string>[] => [
    ...open(w.now, w, ally, COMMANDED),
    ...(w.of(ally).sheet.status.pending ? [{ value: 'continue' }] : []),
    { value: 'none' },
  ]
  const what = yield* choose(ally, 'command.action', list, { see: 'asked', default: 'none' })
  yield* outOfTurn(w, ally, what === 'continue' ? goOn : deed(what))
})

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
  w.emit({ type: 'readies', with: { who, action: type, watch, trigger }, ...share(w.now, [who], { who }) })
})

/** What sets it off has come: carry the readied action out for the reaction, or let it pass; it is gone either way. */
export const useReadied = rule<Endurance, [Id], void>(['END-ACT-10', 'END-ACT-11'], 'useReadied', function* (w, who) {
  const { readied } = w.of(who).sheet.status
  if (!readied) return
  const facts = { action: readied.type, trigger: readied.trigger }
  const list = (): Option<string>[] => [...open(w.now, w, who, [readied.type]), { value: 'none' }]
  const unable = whyNotReadied(w.now, w.of(who))
  const what = unable ? 'none' : yield* choose(who, 'ready.use', list, { see: 'asked', facts, default: readied.type })
  const status = w.editSheet(who, 'status')
  status.readied = null
  if (what === 'none') {
    w.emit({ type: 'letPass', with: { who }, ...share(w.now, [who], { who }) })
    return
  }
  if (w.now.settings.readiedUsesReaction) status.reactionsLeft = Math.max(0, status.reactionsLeft - 1)
  yield* outOfTurn(w, who, deed(what))
})

function open(s: Snapshot, w: World, who: Id, types: readonly string[]): Option<string>[] {
  return types.flatMap(type => {
    const c = w.of(who)
    const own = c.sheet.maneuvers.find(one => `maneuver:${one.id}` === type)
    const action = ACTIONS.find(a => a.type === type)
    if (!action && !own) return []
    const whyNot = own ? whyNotManeuver(s, w.terrain, c, own) : action?.whyImpossible(s, w.terrain, c)
    return [{ value: type, ...(whyNot && { whyNot }) }]
  })
}

/** What is done under this name; `maneuver:` and an id for one maneuver. */
function deed(type: string): Act | undefined {
  const [kind, id] = type.split(':')
  return kind === 'maneuver' && id !== undefined ? (w, who) => shortManeuver(w, who, id) : deeds[type]
}

/** A maneuver of one action. */
function* shortManeuver(w: World, who: Id, id: string): Proc<void> {
  spend(w, who, 1)
  yield* maneuver(w, who, { maneuver: id })
}

/** One action that is not of the own turn: it is there for this, and what is left of the own turn stays as it was. */
function* outOfTurn(w: World, who: Id, act: Act | undefined): Proc<void> {
  if (!act) return
  const { actionsLeft } = w.of(who).sheet.status
  w.editSheet(who, 'status').actionsLeft = 1
  yield* act(w, who)
  w.editSheet(who, 'status').actionsLeft = actionsLeft
}

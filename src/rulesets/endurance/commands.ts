import { choose, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command, Id, Option } from '~/engine/types'
import { tableCommands } from '~/table/commands'
import { share } from '~/table/share'
import { canTreat } from './actions'
import { attack } from './attack'
import { deeds } from './deeds'
import { fate } from './fate'
import { afflictSome, harm, rest, setOrders } from './gmCommands'
import { brandish, interact } from './hands'
import { maneuver } from './maneuver'
import { move, stride } from './move'
import { command, ready, useReadied } from './outOfTurn'
import { spend } from './pay'
import { undertake } from './pending'
import { table } from './table'
import { endTurn, takeTurn, upkeep } from './turn'
import type { Endurance, World } from './types'
import { whyNotManeuver } from './whyNotManeuver'
import { whyNotVictim } from './victims'

type Act = (w: World, who: Id) => Proc<unknown>

const attackAction = rule<Endurance, [Id], void>(['END-ACT-02'], 'attackAction', function* (w, who) {
  spend(w, who, 1)
  yield* attack(w, who)
})

const moveAction = rule<Endurance, [Id], void>(['END-ACT-09'], 'moveAction', function* (w, who) {
  spend(w, who, 1)
  w.editSheet(who, 'status').moved = true
  yield* walk(w, who, 'move')
})

const sprint = rule<Endurance, [Id], void>(['END-ACT-17'], 'sprint', function* (w, who) {
  spend(w, who, 1, 'stamina')
  yield* walk(w, who, 'sprint')
})

/** Up to the speed, or half of it while prone. */
function* walk(w: World, who: Id, gait: 'move' | 'sprint'): Proc<void> {
  if (w.of(who).sheet.status.prone && w.now.settings.proneCrawl) w.enter('END-MOVE-05', 'END-DICE-14')
  yield* move(w, who, `${gait}.path`, gait, () => stride(w.now, w.of(who)))
}

const step = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-26', 'END-ACT-27'], 'step', function* (w, who) {
  w.editSheet(who, 'status').stepped = true
  yield* move(w, who, 'step.path', 'step', () => 1)
})

const standUp = rule<Endurance, [Id], void>(['END-ACT-18'], 'standUp', function* (w, who) {
  spend(w, who, 1)
  w.editSheet(who, 'status').prone = false
  w.emit({ type: 'stoodUp', with: { who }, ...share(w.now, [who], { who }) })
})

const dropProne = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-25'], 'dropProne', function* (w, who) {
  w.editSheet(who, 'status').prone = true
  w.emit({ type: 'prone', with: { who }, ...share(w.now, [who], { who }) })
})

const guard = rule<Endurance, [Id], void>(['END-ACT-08', 'END-ACT-22'], 'guard', function* (w, who) {
  w.editSheet(who, 'status').guarding = true
  w.emit({ type: 'guards', with: { who }, ...share(w.now, [who], { who }) })
  yield* endingAction(w, who)
})

const wait = rule<Endurance, [Id], void>(['END-ACT-19', 'END-ACT-22'], 'wait', function* (w, who) {
  const status = w.editSheet(who, 'status')
  status.waiting = true
  status.reactionsLeft++
  w.emit({ type: 'waits', with: { who }, ...share(w.now, [who], { who }) })
  yield* endingAction(w, who)
})

const readyAction = rule<Endurance, [Id], void>([], 'readyAction', function* (w, who) {
  yield* ready(w, who)
  yield* endingAction(w, who)
})

/** The action is the last of the turn; what else was left is forfeited. */
function* endingAction(w: World, who: Id): Proc<void> {
  spend(w, who, w.of(who).sheet.status.actionsLeft)
  if (w.now.turn?.who === who) yield* endTurn(w)
}

const seekCover = rule<Endurance, [Id], void>(['END-ACT-14', 'END-ACT-15'], 'seekCover', function* (w, who) {
  spend(w, who, 1)
  w.editSheet(who, 'status').cover = true
  w.emit({ type: 'tookCover', with: { who }, ...share(w.now, [who], { who }) })
})

const dropItem = rule<Endurance, [Id], void>(['END-ACT-24'], 'dropItem', function* (w, who) {
  const held = () =>
    w
      .of(who)
      .sheet.items.filter(item => item.held)
      .map(item => item.id)
  const chosen = yield* choose(who, 'drop.item', held, { see: 'asked', ...(held()[0] && { default: held()[0]! }) })
  const { cell, sheet } = w.edit(who)
  const item = sheet.items.find(i => i.id === chosen)
  if (!item || cell === null) return
  sheet.items = sheet.items.filter(i => i.id !== chosen)
  w.add('things', { cell, name: item.name, what: { ...item, held: false } })
  w.emit({ type: 'dropped.item', with: { who, item: item.name }, ...share(w.now, [who], { who, item: item.name }) })
})

const reloadAction = rule<Endurance, [Id], void>([], 'reloadAction', function* (w, who) {
  const unloaded = () =>
    w
      .of(who)
      .sheet.items.filter(item => item.held && item.weapon && !item.weapon.loaded)
      .map(item => item.id)
  const item = yield* choose(who, 'reload.item', unloaded, { see: 'asked' })
  const actions = w.of(who).sheet.items.find(i => i.id === item)?.weapon?.reloadActions ?? 1
  yield* undertake(w, who, 'reload', Math.max(1, actions), { item })
})

const resuscitateAction = rule<Endurance, [Id], void>([], 'resuscitateAction', function* (w, who) {
  const patients = () =>
    Object.values(w.now.combatants)
      .filter(c => canTreat(w.terrain, w.of(who), c))
      .map(c => c.id)
  const patient = yield* choose(who, 'resuscitate.patient', patients, { see: 'asked' })
  yield* undertake(w, who, 'resuscitate', 2, { patient })
})

const killingStrikeAction = rule<Endurance, [Id], void>(['END-DEATH-08'], 'killingStrikeAction', function* (w, who) {
  const victims = () =>
    Object.values(w.now.combatants)
      .filter(c => c.id !== who && !whyNotVictim(w.now, w.terrain, w.of(who), c))
      .map(c => c.id)
  const victim = yield* choose(who, 'kill.victim', victims, { see: 'asked' })
  yield* undertake(w, who, 'killingStrike', 3, { victim })
})

const maneuverAction = rule<Endurance, [Id], void>(['END-OPT-03'], 'maneuverAction', function* (w, who) {
  const list = (): Option<string>[] =>
    w.of(who).sheet.maneuvers.map(one => {
      const no = whyNotManeuver(w.now, w.terrain, w.of(who), one)
      return { value: one.id, ...(no && { whyNot: no }) }
    })
  const id = yield* choose(who, 'maneuver.which', list, { see: 'asked' })
  const chosen = w.of(who).sheet.maneuvers.find(one => one.id === id)
  if (!chosen) return
  if (chosen.actions > 1) return yield* undertake(w, who, 'maneuver', chosen.actions, { maneuver: id })
  spend(w, who, 1)
  yield* maneuver(w, who, { maneuver: id })
})

const abandon = rule<Endurance, [Id], void>(['END-ACT-20'], 'abandon', function* (w, who) {
  w.editSheet(who, 'status').pending = null
  w.emit({ type: 'abandoned', with: { who }, ...share(w.now, [who], { who }) })
})

/** What a combatant does, by the type of its offer. */
const acts: Readonly<Record<string, Act>> = Object.assign(deeds, {
  takeTurn,
  attack: attackAction,
  move: moveAction,
  sprint,
  standUp,
  guard,
  wait,
  seekCover,
  brandish,
  interact,
  command,
  ready: readyAction,
  useReadied,
  reload: reloadAction,
  resuscitate: resuscitateAction,
  shortTask: (w, who) => undertake(w, who, 'shortTask', 3, {}),
  killingStrike: killingStrikeAction,
  maneuver: maneuverAction,
  fate,
  step,
  dropProne,
  dropItem,
  abandon,
  endTurn: w => endTurn(w),
} satisfies Record<string, Act>)

/** All commands: those of the table, the GM's hand, and the actions of combatants. */
export const commands: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Endurance>(table),
  harm,
  afflict: afflictSome,
  orders: setOrders,
  break: rest,
  rest,
  ...Object.fromEntries(
    Object.entries(acts).map(([type, act]) => [type, (w: World, command: Command) => act(w, command.by)]),
  ),
}

export const after = upkeep

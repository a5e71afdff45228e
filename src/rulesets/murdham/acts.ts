import { choose, chooseSome, number, roll, text, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { share } from '~/table/share'
import { isEntangled, isPlayers, largerBy, roster } from './able'
import { powersFor } from './aim'
import { attackOf } from './attack'
import { frighten, stun } from './conditions'
import { harmed, heal, takeDamage } from './damage'
import { drop } from './drop'
import { handFor, handItems, hold, isInHand, pickUp, thingsNear, whyNotTake } from './hands'
import { mayReveal } from './hiding'
import { free, letGo } from './hold'
import { wouldLetGo } from './holding'
import { meansNamed } from './means'
import { move } from './move'
import { isNearby, placeOf, rangeBetween } from './place'
import { payForPower } from './power'
import { save, seenBy } from './save'
import type { Weapon } from './sheet'
import { fullStride } from './speed'
import { halfStep, stand } from './step'
import { after, stepOptions, stepsFrom, whyNotRoom, zoneOf, type Step } from './steps'
import { perceivers } from './targets'
import { editActing, endTurn } from './turn'
import type { Murdham, World } from './types'
import { SPECIAL_MOVEMENTS, type SpecialMovement } from './words'
import { weapon } from './weapons'
import { namesOf, neighboursOf } from './zones'

type Act = (w: World, who: Id) => Proc<void>
const see = 'asked' as const

/** The bonus action is used, or the main one in its place [MUR-TURN-01]. */
function payBonus(w: World): void {
  w.enter('MUR-TURN-02')
  const acting = editActing(w)
  acting.begun = true
  if (acting.bonus) acting.main = true
  else acting.bonus = true
}

function payMain(w: World): void {
  w.enter('MUR-TURN-02')
  Object.assign(editActing(w), { main: true, begun: true })
}

/** A half-zone step of one's own choosing [MUR-MOVE-03]. */
const step = rule<Murdham, [Id], void>([], 'step', function* (w, who) {
  const options = (): Option<Step>[] => stepOptions(w.now, w.terrain, w.of(who))
  const first = (list: readonly Option<Step>[]) => list.find(one => !one.whyNot)?.value
  const names = namesOf(
    w.now,
    w.terrain,
    options().map(({ value }) => zoneOf(value)),
  )
  const to = yield* choose(who, 'step.to', options, { see, facts: { names }, default: first })
  yield* halfStep(w, who, to, [])
})

/** Two zones in all, and one special movement if that is wanted [MUR-ACT-01]. */
const fullMove = rule<Murdham, [Id], void>(['MUR-ACT-01', 'MUR-MOVE-01'], 'fullMove', function* (w, who) {
  const holds = w.of(who).sheet.status.grabbing !== null
  const ways = (): ('plain' | SpecialMovement)[] => (holds ? ['plain'] : ['plain', ...SPECIAL_MOVEMENTS])
  const how = yield* choose(who, 'fullMove.how', ways, { see, default: 'plain' })
  payMain(w)
  if (how !== 'plain') w.enter('MUR-MOVE-07')
  const again = how === 'sprint' && w.of(who).sheet.status.sprinting
  if (how === 'sprint') w.enter('MUR-MOVE-08')
  const as = again && !(yield* save(w, who, 'agi', { key: 'sprint.save' })) ? 'plain' : how
  const all = fullStride(w.of(who), as)
  const acting = editActing(w)
  acting.full = as
  // Whoever stood still for a shot has given all movement up.
  if (acting.stance === 'still') acting.halves = 0
  else acting.halves = w.now.settings.fullMovementAdds ? acting.halves + all : Math.max(0, all - acting.moved)
  w.emit({ type: 'fullMove', with: { who, how: as }, ...share(w.now, [who], { who, how: as }) })
  if (as === 'sneak') yield* sneak(w, who)
  else if (as !== 'plain' && as !== 'sprint') yield* tryGround(w, who, as)
})

/** AGI to stay unnoticed; not needed where it is dark and noisy, not possible in open view: the GM's word. */
const sneak = rule<Murdham, [Id], void>(['MUR-MOVE-09'], 'sneak', function* (w, who) {
  const ways = () => ['save', 'unnoticed', 'noticed']
  const how = yield* choose('gm', 'sneak.how', ways, { see, facts: { who }, default: 'save' })
  if (how === 'unnoticed') return
  if (how === 'save' && (yield* save(w, who, 'agi', { key: 'sneak.save' }))) return
  yield* mayReveal(w, who, 'sneaks')
})

const ROWS = { balance: 'MUR-MOVE-10', leap: 'MUR-MOVE-11', climb: 'MUR-MOVE-12', swim: 'MUR-MOVE-13' } as const

/** Difficult ground, a gap, a wall, rough water: an AGI save, unless the GM says that it is easy or cannot be done. */
const tryGround = rule<Murdham, [Id, keyof typeof ROWS], void>([], 'tryGround', function* (w, who, how) {
  w.enter(ROWS[how])
  const ways = () => ['save', 'easy', 'impossible']
  const hard = yield* choose('gm', 'ground.how', ways, { see, facts: { who, how }, default: 'save' })
  if (how === 'climb') w.editSheet(who, 'status').climbing = hard !== 'impossible'
  if (how === 'swim') w.editSheet(who, 'status').swimming = hard !== 'impossible'
  if (hard === 'easy') return
  if (hard === 'save' && (yield* save(w, who, 'agi', { key: `${how}.save` }))) return
  editActing(w).halves = 0
  w.emit({ type: 'failsGround', with: { who, how }, ...share(w.now, [who], { who, how }) })
  if (hard === 'impossible') return
  if (how === 'balance') yield* hurtBy(w, who, 1)
  if (how === 'climb') yield* fall(w, who)
  if (how === 'swim') {
    w.enter('MUR-COND-01')
    w.editSheet(who, 'status').incapacitated = true
  }
})

/** So many d4 of direct damage. */
const hurtBy = rule<Murdham, [Id, number], void>([], 'hurtBy', function* (w, who, dice) {
  const list = () => Array.from({ length: dice }, () => 4)
  const faces = yield* roll(who, 'fall.dice', list, { see: seenBy(w, who), facts: { who } })
  const n = faces.reduce((sum, face) => sum + face, 0)
  yield* takeDamage(w, who, { n, by: null, direct: true, low: false })
})

/** d4 direct for every full 2 m; another AGI save takes 2 m off [MUR-MOVE-12]. */
const fall = rule<Murdham, [Id], void>([], 'fall', function* (w, who) {
  w.editSheet(who, 'status').climbing = false
  const metres = yield* number('gm', 'fall.metres', () => ({ min: 0, max: 200 }), { see, facts: { who }, default: 4 })
  const softened = metres > 0 && (yield* save(w, who, 'agi', { key: 'fall.save' }))
  const dice = Math.floor(Math.max(0, metres - (softened ? 2 : 0)) / 2)
  if (dice > 0) yield* hurtBy(w, who, Math.min(dice, 20))
})

/** A power: its price first, then what it does to whom [MUR-ACT-03]. */
const invoke = rule<Murdham, [Id], void>(['MUR-ACT-03', 'MUR-POW-03'], 'invoke', function* (w, who) {
  const all = () => powersFor(w.now, w.terrain, w.of(who))
  const id = yield* choose(who, 'invoke.power', all, { see, default: firstOf })
  const means = meansNamed(w.of(who), id)
  if (means.power?.range !== 'personal') return yield* attackOf(w, who, { kind: 'power', means: id })
  if (!(yield* wouldLetGo(w, who))) return
  payMain(w)
  if (!(yield* payForPower(w, who, means.power))) return
  const facts = { by: who, who, power: means.name, words: means.power.text }
  w.emit({ type: 'power', with: facts, ...(isPlayers(w.of(who)) ? share(w.now, [who], facts) : {}) })
  yield* mayReveal(w, who, 'invokes')
})

/** Distract, intimidate, taunt: the target's WIT save, unless the GM finds that there is no resisting it. */
const trick = (
  kind: 'distract' | 'intimidate' | 'taunt',
  row: string,
  works: (w: World, who: Id, target: Id) => void,
) =>
  rule<Murdham, [Id], void>([row], kind, function* (w, who) {
    const list = () => perceivers(w.now, w.of(who))
    const first = (all: readonly Option<Id>[]) => all.find(one => !one.whyNot)?.value
    const target = yield* choose(who, 'trick.target', list, { see, facts: { kind }, default: first })
    if (!(yield* wouldLetGo(w, who))) return
    payMain(w)
    const facts = { who, target, kind }
    const how = yield* choose('gm', 'trick.how', () => ['save', 'works'], { see, facts, default: 'save' })
    const resisted = how === 'save' && (yield* save(w, target, 'wit', { key: 'trick.save' }))
    w.emit({ type: 'trick', with: { ...facts, resisted }, ...share(w.now, [who, target], { ...facts, resisted }) })
    if (!resisted) {
      works(w, who, target)
      yield* harmed(w, target, who)
    }
    yield* mayReveal(w, who, kind)
  })

const distract = trick('distract', 'MUR-ACT-04', (w, _who, target) => stun(w, target))
const intimidate = trick('intimidate', 'MUR-ACT-05', (w, who, target) => frighten(w, target, who))
const taunt = trick('taunt', 'MUR-ACT-06', (w, who, target) => {
  w.editSheet(target, 'status').tauntedBy = who
})

/** A helper's STR save frees somebody nearby who is entangled [MUR-ACT-07]. */
const freeCaptive = rule<Murdham, [Id], void>(['MUR-ACT-07'], 'freeCaptive', function* (w, who) {
  const captives = () =>
    roster(w.now).flatMap(c =>
      c.id !== who && isEntangled(c) && isNearby(w.now, w.terrain, w.of(who), c) ? [c.id] : [],
    )
  const captive = yield* choose(who, 'free.whom', captives, { see, default: captives()[0]! })
  payMain(w)
  if (!(yield* save(w, who, 'str', { key: 'free.save' }))) return
  free(w, captive)
  w.emit({ type: 'freed', with: { who: captive, by: who }, ...share(w.now, [captive, who], { who: captive, by: who }) })
})

/** A captive's own STR save; the turn is gone even on a pass [MUR-NL-12]. */
const breakFree = rule<Murdham, [Id], void>(['MUR-NL-12', 'MUR-COND-02'], 'breakFree', function* (w, who) {
  editActing(w).begun = true
  const holder = w.of(who).sheet.status.grabbedBy
  const larger = holder === null ? 0 : largerBy(w.of(who), w.of(holder))
  if (larger !== 0) w.enter('MUR-SIZE-02')
  const passed = larger > 0 || (larger === 0 && (yield* save(w, who, 'str', { key: 'breakFree.save' })))
  if (passed) {
    free(w, who)
    w.emit({ type: 'freed', with: { who, by: who }, ...share(w.now, [who], { who, by: who }) })
  }
  yield* endTurn(w)
})

/** Lets the captive go, but half a zone away, into a hazard, or both; a larger one may throw it [MUR-NL-08, MUR-NL-14]. */
const shove = rule<Murdham, [Id], void>(['MUR-ACT-08', 'MUR-NL-08', 'MUR-NL-14'], 'shove', function* (w, who) {
  const captive = w.of(who).sheet.status.grabbing!
  const places = () => shoveOptions(w, who, captive)
  const names = namesOf(
    w.now,
    w.terrain,
    places().map(({ value }) => value.split(':')[1]),
  )
  const to = yield* choose(who, 'shove.to', places, { see, facts: { captive, names }, default: firstOf })
  const ways = () => ['none', 'hazard']
  const hazard = yield* choose(who, 'shove.hazard', ways, { see, facts: { captive }, default: 'none' })
  payMain(w)
  letGo(w, who)
  w.enter('MUR-MOVE-06')
  const facts = { by: who, who: captive, hazard: hazard === 'hazard' }
  w.emit({ type: 'shoved', with: facts, ...share(w.now, [who, captive], facts) })
  const [kind, zone] = to.split(':')
  if (kind === 'throw' && zone !== undefined) {
    w.enter('MUR-SIZE-02')
    const from = placeOf(w.now, w.terrain, w.of(captive))!
    // In two hands' breadths through the air: whatever lies between is passed over.
    for (const next of wayOf(w, from[0], zone)) stand(w, captive, `zone:${next}`)
    yield* hurtBy(w, captive, 1)
    yield* harmed(w, captive, who)
  } else if (to !== 'stay') stand(w, captive, to as Step)
})

const firstOf = (list: readonly Option<string>[]): string | undefined => list.find(one => !one.whyNot)?.value

function shoveOptions(w: World, who: Id, captive: Id): Option<string>[] {
  const c = w.of(captive)
  const place = placeOf(w.now, w.terrain, c)
  if (!place) return [{ value: 'stay' }]
  const steps = stepsFrom(w.now, w.terrain, place).filter(one => one !== 'exit')
  const list = steps.map((value): Option<string> => {
    const whyNot = whyNotRoom(
      w.now,
      w.terrain,
      { ...c, sheet: { ...c.sheet, status: { ...c.sheet.status, grabbedBy: null } } },
      after(place, value)!,
    )
    return { value, ...(whyNot && { whyNot }) }
  })
  const thrown = largerBy(w.of(who), c) > 0 ? zonesWithin(w, place, 2).map(zone => ({ value: `throw:${zone}` })) : []
  return [...list, { value: 'stay' }, ...thrown]
}

function zonesWithin(w: World, place: readonly string[], range: number): string[] {
  let found: string[] = [...place]
  for (let n = 0; n < range; n++)
    found = [...new Set([...found, ...found.flatMap(zone => neighboursOf(w.now, w.terrain, zone))])]
  return found.filter(zone => !place.includes(zone))
}

/** Neighbouring zones from one to another, the first left out. */
function wayOf(w: World, from: string, to: string): readonly string[] {
  const way: string[] = []
  for (let at = from; at !== to;) {
    const here = at
    const far = (zone: string) => rangeBetween(w.now, w.terrain, [zone], [to])
    const next = neighboursOf(w.now, w.terrain, here).find(zone => far(zone) < far(here))
    if (next === undefined) return way
    way.push((at = next))
  }
  return way
}

/** Tending a wound with a medicine box: 1 health [MUR-ACT-09]. */
const tend = rule<Murdham, [Id], void>(['MUR-ACT-09'], 'tend', function* (w, who) {
  const near = () =>
    roster(w.now).flatMap(c =>
      !c.gone && !c.sheet.status.dead && (c.id === who || isNearby(w.now, w.terrain, w.of(who), c)) ? [c.id] : [],
    )
  const worst = near().reduce((best, id) => (w.of(id).sheet.health.cur < w.of(best).sheet.health.cur ? id : best), who)
  const patient = yield* choose(who, 'tend.whom', near, { see, default: worst })
  payMain(w)
  useUp(
    w,
    who,
    w.of(who).sheet.consumables.findIndex(({ effect, count }) => effect === 'medicine' && count > 0),
  )
  w.emit({ type: 'tends', with: { who, patient }, ...share(w.now, [who, patient], { who, patient }) })
  yield* heal(w, patient, 1)
})

function useUp(w: World, who: Id, i: number): void {
  const item = w.edit(who).sheet.consumables[i]
  if (item) item.count--
}

/** Something else that takes a few seconds, in words; the GM says what comes of it [MUR-ACT-09]. */
const otherMain = rule<Murdham, [Id], void>(['MUR-ACT-09'], 'otherMain', function* (w, who) {
  const words = yield* text(who, 'other.words', 200, { see, default: '' })
  payMain(w)
  w.emit({ type: 'does', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

/** One thing up from the ground, or down to it [MUR-BON-01]. */
const pickUpOrPutDown = rule<Murdham, [Id], void>(['MUR-BON-01'], 'pickUp', function* (w, who) {
  const list = () => [
    ...thingsNear(w.now, w.terrain, w.of(who)).map(({ id }) => id),
    ...handItems(w.of(who).sheet)
      .filter(isInHand)
      .map(({ id }) => `down.${id}`),
  ]
  const what = yield* choose(who, 'pickUp.what', list, { see, default: list()[0]! })
  payBonus(w)
  if (what.startsWith('down.')) return drop(w, who, what.slice('down.'.length))
  const item = pickUp(w, who, what)
  w.emit({ type: 'picksUp', with: { who, item }, ...share(w.now, [who], { who, item }) })
})

/** What is at hand serves as a weapon, and counts as damaged already [MUR-GEAR-06]. */
const improvise = rule<Murdham, [Id], void>(['MUR-GEAR-06', 'MUR-GEAR-07'], 'improvise', function* (w, who) {
  const kinds = () =>
    (['hand', 'great'] as const).map(value => {
      const whyNot = whyNotTake(w.of(who), improvised(w, who, value))
      return { value, ...(whyNot && { whyNot }) }
    })
  const first = (list: readonly Option<'hand' | 'great'>[]) => list.find(one => !one.whyNot)?.value
  const kind = yield* choose(who, 'improvise.kind', kinds, { see, default: first })
  payBonus(w)
  const item = improvised(w, who, kind)
  const held = handFor(w.of(who).sheet, item) ?? 'stowed'
  w.edit(who).sheet.weapons.push({ ...item, held })
  w.emit({ type: 'picksUp', with: { who, item: item.name }, ...share(w.now, [who], { who, item: item.name }) })
})

function improvised(w: World, who: Id, kind: 'hand' | 'great'): Weapon {
  const taken = new Set(handItems(w.of(who).sheet).map(({ id }) => id))
  let id = 'improvised weapon'
  for (let n = 2; taken.has(id); n++) id = `improvised weapon ${n}`
  const plain = kind === 'hand' ? weapon(id, 4) : weapon(id, 6, { bulk: 2 })
  return { ...plain, improvised: true, held: 'stowed' }
}

/** One item to hand or away; with quick draw as many as wanted [MUR-BON-02]. */
const equip = rule<Murdham, [Id], void>(['MUR-BON-02'], 'equip', function* (w, who) {
  if (w.of(who).sheet.skills.includes('quickDraw')) return yield* quickDraw(w, who)
  const list = () =>
    handItems(w.of(who).sheet).map((item): Option<string> => {
      if (isInHand(item)) return { value: `stow.${item.id}` }
      const whyNot = whyNotTake(w.of(who), item)
      return { value: `take.${item.id}`, ...(whyNot && { whyNot }) }
    })
  const what = yield* choose(who, 'equip.what', list, { see, default: firstOf })
  payBonus(w)
  const [how, id] = [what.slice(0, 4) as 'take' | 'stow', what.slice(5)]
  hold(w, who, id, how)
  tellHands(w, who)
})

const quickDraw = rule<Murdham, [Id], void>(['MUR-SKILL-01'], 'quickDraw', function* (w, who) {
  const all = () => handItems(w.of(who).sheet).map(({ id }) => id)
  const bounds = { min: 0, max: Math.min(2, all().length) }
  const held = yield* chooseSome(who, 'equip.all', all, bounds, { see })
  payBonus(w)
  for (const id of all()) hold(w, who, id, 'stow')
  for (const id of held) hold(w, who, id, 'take')
  tellHands(w, who)
})

function tellHands(w: World, who: Id): void {
  const items = handItems(w.of(who).sheet)
    .filter(isInHand)
    .map(({ name }) => name)
  w.emit({ type: 'equips', with: { who, items }, ...share(w.now, [who], { who, items }) })
}

/** One consumable: half the STR back, an antidote, poison on a weapon, or as it says [MUR-BON-04]. */
const consume = rule<Murdham, [Id], void>(['MUR-BON-04'], 'consume', function* (w, who) {
  const list = () => consumables(w, who)
  const what = yield* choose(who, 'consume.what', list, { see, default: list()[0]! })
  const item = w.of(who).sheet.consumables[Number(what)]!
  const near = () => [
    who,
    ...roster(w.now).flatMap(c =>
      c.id !== who && !c.gone && !c.sheet.status.dead && isNearby(w.now, w.terrain, w.of(who), c) ? [c.id] : [],
    ),
  ]
  const target = item.effect === 'poison' ? who : yield* choose(who, 'consume.target', near, { see, default: who })
  const blades = () => handItems(w.of(who).sheet).flatMap(one => ('die' in one ? [one.id] : []))
  const blade =
    item.effect === 'poison' && blades().length > 0
      ? yield* choose(who, 'consume.weapon', blades, { see, default: blades()[0]! })
      : null
  payBonus(w)
  useUp(w, who, Number(what))
  const facts = { who, target, item: item.name, words: item.text }
  // What the GM has written about an item of his own is not for the players.
  const told = isPlayers(w.of(who)) ? facts : { who, target, item: item.name }
  w.emit({ type: 'consumes', with: facts, ...share(w.now, [who, target], told) })
  if (item.effect === 'heal') {
    w.enter('MUR-DICE-13')
    yield* heal(w, target, Math.ceil(w.of(target).sheet.str.cur / 2))
  }
  if (item.effect === 'antidote') w.editSheet(target, 'status').poisoned = false
  if (blade !== null) {
    const weapon = w.edit(who).sheet.weapons.find(({ id }) => id === blade)
    if (weapon) weapon.poisoned = true
  }
})

function consumables(w: World, who: Id): readonly string[] {
  return w
    .of(who)
    .sheet.consumables.flatMap(({ count, effect }, i) => (count > 0 && effect !== 'medicine' ? [`${i}`] : []))
}

/** A door, a lever: a bonus action, or a main one if the GM finds it complicated [MUR-BON-05]. */
const interact = rule<Murdham, [Id], void>(['MUR-BON-05'], 'interact', function* (w, who) {
  const words = yield* text(who, 'interact.words', 200, { see, default: '' })
  const ways = () => (w.now.turn?.acting?.main ? ['bonus'] : ['bonus', 'main'])
  const cost = yield* choose('gm', 'interact.cost', ways, { see, facts: { who, words }, default: 'bonus' })
  if (cost === 'main') payMain(w)
  else payBonus(w)
  w.emit({ type: 'does', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

/** Characters of one message [R-OPT-3]. */
const FEW_WORDS = 140

const say = rule<Murdham, [Id], void>(['MUR-BON-06'], 'say', function* (w, who) {
  if (w.now.settings.chaosSilence) w.enter('MUR-OPT-09')
  const words = yield* text(who, 'say.words', FEW_WORDS, { see })
  payBonus(w)
  w.emit({ type: 'says', with: { who, words }, ...share(w.now, [who], { who, words }) })
  yield* mayReveal(w, who, 'speaks')
})

/** Dropping what one holds, or letting go of somebody, costs nothing [MUR-BON-07]. */
const release = rule<Murdham, [Id], void>(['MUR-BON-07'], 'release', function* (w, who) {
  const list = () => [
    ...(w.of(who).sheet.status.grabbing === null ? [] : ['captive']),
    ...handItems(w.of(who).sheet)
      .filter(isInHand)
      .map(({ id }) => `item.${id}`),
  ]
  const what = yield* choose(who, 'letGo.what', list, { see, default: list()[0]! })
  if (what === 'captive') letGo(w, who)
  else drop(w, who, what.slice('item.'.length))
})

/** Weapons away, hands up; the whole turn [MUR-SURR-01]. */
const surrender = rule<Murdham, [Id], void>(
  ['MUR-SURR-01', 'MUR-ACT-10', 'MUR-SURR-02'],
  'surrender',
  function* (w, who) {
    editActing(w).begun = true
    letGo(w, who)
    for (const { id } of handItems(w.of(who).sheet).filter(isInHand)) drop(w, who, id)
    w.editSheet(who, 'status').stance = 'surrendered'
    w.emit({ type: 'surrenders', with: { who }, ...share(w.now, [who], { who }) })
    yield* endTurn(w)
  },
)

/** Saying what the whole turn will be stops the clock [MUR-OPT-12]. */
const declareTurn = rule<Murdham, [Id], void>(['MUR-OPT-10', 'MUR-OPT-12'], 'declareTurn', function* (w, who) {
  const words = yield* text(who, 'declare.words', 200, { see, default: '' })
  editActing(w).declared = true
  w.emit({ type: 'declares', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

const attack = (kind: 'attack' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple'): Act =>
  rule<Murdham, [Id], void>(['MUR-ACT-02'], kind, function* (w, who) {
    yield* attackOf(w, who, { kind })
  })

/** Something that a holder cannot do without letting go [MUR-NL-07]. */
const lettingGo = (act: Act): Act =>
  function* (w, who) {
    if (yield* wouldLetGo(w, who)) yield* act(w, who)
  }

/** What a combatant does on its turn, by the type of its offer. */
export const acts: Readonly<Record<string, Act>> = {
  step,
  move,
  attack: attack('attack'),
  finalBlow: attack('finalBlow'),
  blast: attack('blast'),
  sweep: attack('sweep'),
  disarm: attack('disarm'),
  grapple: attack('grapple'),
  fullMove,
  invoke,
  distract,
  intimidate,
  taunt,
  free: lettingGo(freeCaptive),
  shove,
  tend: lettingGo(tend),
  otherMain: lettingGo(otherMain),
  pickUp: lettingGo(pickUpOrPutDown),
  improvise: lettingGo(improvise),
  equip: lettingGo(equip),
  consume: lettingGo(consume),
  interact: lettingGo(interact),
  say: lettingGo(say),
  letGo: release,
  breakFree,
  surrender,
  declare: declareTurn,
  endTurn: w => endTurn(w),
}

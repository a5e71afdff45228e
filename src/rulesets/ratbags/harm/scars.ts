import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/shareAs'
import { save } from '../dice'
import type { Ratbags, World } from '../state/types'
import type { Ability } from '../state/vocabulary'
import { roll } from '../state/questions'
import { say } from '../state/events'

/** What a scar does to a number: dice that replace it, always or if they are higher, or that are added after a WIL save. */
type Change =
  | { kind: 'replaced'; of: 'hp'; dice: readonly number[] }
  | { kind: 'maximum'; of: 'hp' | 'dex' | 'wil'; dice: readonly number[] }
  | { kind: 'added'; of: 'hp' | 'wil'; dice: readonly number[]; save: boolean }
  | { kind: 'ability' }

interface Scar {
  words: string
  /** Where: a d6 over these. */
  places?: readonly string[]
  now?: Change
  /** Once it has healed. */
  healed?: Change
  mark?: 'deprived' | 'dying' | 'doomed'
}

const best = (of: 'hp' | 'dex' | 'wil', ...dice: number[]): Change => ({ kind: 'maximum', of, dice })
const PLACES = ['neck', 'hands', 'eye', 'chest', 'legs', 'ear']
const LIMBS = ['leg', 'leg', 'arm', 'arm', 'rib', 'skull']

/** By the number of HP lost, 1 to 12. */
const SCARS: readonly Scar[] = [
  { words: 'a mark that stays', places: PLACES, now: best('hp', 6) },
  { words: 'shaken', now: best('hp', 6) },
  { words: 'knocked flat', mark: 'deprived', healed: { kind: 'added', of: 'hp', dice: [6], save: false } },
  { words: 'a broken limb', places: LIMBS, healed: best('hp', 6, 6) },
  { words: 'an infection', healed: best('hp', 6, 6) },
  { words: 'a blow to the head', now: { kind: 'ability' } },
  { words: 'lamed, barely moves until serious help', healed: best('dex', 6, 6, 6) },
  { words: 'deaf until extraordinary help', now: { kind: 'added', of: 'wil', dice: [4], save: true } },
  { words: 'the mind is shaken', now: best('wil', 6, 6, 6) },
  { words: 'a part of the body is lost or useless', now: { kind: 'added', of: 'wil', dice: [6], save: true } },
  { words: 'a mortal wound', mark: 'dying', healed: { kind: 'replaced', of: 'hp', dice: [6, 6] } },
  { words: 'doomed', mark: 'doomed', healed: best('hp', 6, 6, 6) },
]

/** HP brought to exactly 0 leave a scar by the number lost; `spared`: the doomed one has passed the save. */
export const scar = rule<Ratbags, [Id, number | 'spared'], void>(['RAT-OPT-06'], 'scar', function* (w, who, lost) {
  if (lost === 'spared') {
    w.editSheet(who, 'status').doomed = false
    return yield* healScar(
      w,
      who,
      w.of(who).sheet.scars.findIndex(({ n, healed }) => n === 12 && !healed),
    )
  }
  const n = Math.min(12, lost)
  const { words, places, now, healed, mark } = SCARS[n - 1]!
  const [place] = places ? yield* dice(w, who, 'scar.place', [6]) : []
  const where = place === undefined ? '' : `: ${places?.[place - 1] ?? ''}`
  w.editSheet(who, 'scars').push({ n, words: `${words}${where}`, healed: healed === undefined })
  if (mark === 'deprived' || mark === 'dying') w.edit(who).sheet.deprived = true
  if (mark === 'dying') Object.assign(w.editSheet(who, 'status'), { critical: true, hourLeft: 360, aided: false })
  if (mark === 'doomed') w.editSheet(who, 'status').doomed = true
  const facts = { who, words: `${words}${where}` }
  say(w, 'scarred', { who }, facts)
  if (now) yield* apply(w, who, now)
})

/** A scar has healed: what it leaves behind. Does nothing for a number that is no open scar. */
export const healScar = rule<Ratbags, [Id, number], void>(['RAT-OPT-06'], 'healScar', function* (w, who, at) {
  const open = w.of(who).sheet.scars[at]
  if (!open || open.healed) return
  w.editSheet(who, 'scars')[at]!.healed = true
  say(w, 'healed', { who }, { words: open.words })
  endMark(w, who, SCARS[open.n - 1]?.mark)
  const change = SCARS[open.n - 1]?.healed
  if (change) yield* apply(w, who, change)
})

/** What the scar has brought ends with it, unless another that is still open holds it. */
function endMark(w: World, who: Id, mark: Scar['mark']): void {
  if (mark !== 'deprived' && mark !== 'dying') return
  const open = w.of(who).sheet.scars.flatMap(({ n, healed }) => (healed ? [] : [SCARS[n - 1]?.mark]))
  if (!open.includes('deprived') && !open.includes('dying')) w.edit(who).sheet.deprived = false
  if (mark === 'dying' && !open.includes('dying'))
    Object.assign(w.editSheet(who, 'status'), { critical: false, aided: false, hourLeft: null })
}

function* apply(w: World, who: Id, change: Change): Proc<void> {
  switch (change.kind) {
    case 'replaced': {
      const max = sum(yield* dice(w, who, 'scar.dice', change.dice))
      const pool = w.editSheet(who, change.of)
      Object.assign(pool, { cur: Math.min(pool.cur, max), max })
      return
    }
    case 'maximum': {
      const faces = yield* dice(w, who, 'scar.dice', change.dice)
      const pool = w.editSheet(who, change.of)
      pool.max = Math.max(pool.max, sum(faces))
      return
    }
    case 'added': {
      if (change.save && !(yield* save(w, who, 'wil', { key: 'scar.save' }))) return
      const faces = yield* dice(w, who, 'scar.dice', change.dice)
      const pool = w.editSheet(who, change.of)
      pool.max = Math.min(change.of === 'hp' ? 30 : 20, pool.max + sum(faces))
      return
    }
    case 'ability': {
      const [which = 1] = yield* dice(w, who, 'scar.place', [6])
      const ability: Ability = which <= 2 ? 'str' : which <= 4 ? 'dex' : 'wil'
      const total = sum(yield* dice(w, who, 'scar.dice', [6, 6, 6]))
      const pool = w.editSheet(who, ability)
      if (total > pool.cur) Object.assign(pool, { cur: total, max: Math.max(pool.max, total) })
    }
  }
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0)

function* dice(w: World, who: Id, key: 'scar.place' | 'scar.dice', sides: readonly number[]) {
  return yield* roll(who, key, () => sides, { see: isKnown(w.of(who)) ? 'all' : 'asked' })
}

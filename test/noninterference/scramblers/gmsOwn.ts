import { FACES, tokenPicture } from '../fights/moment'
import { junk, type Scrambler } from './scrambler'

/** What is the GM's alone whoever it is about: notes, heights, markers that are not shared, things, numbers of ids. */

export const notes: Scrambler = ({ state }) => {
  for (const one of Object.values(state.combatants)) one.notes = junk()
  return true
}

/** What is written about the fight and at squares, where the party comes in, and those who are still to come. */
export const preparations: Scrambler = ({ state }, { chance, width, height }) => {
  const [side] = Object.keys(state.sides)
  const pin = { id: 'n901', cell: chance.below(width * height), title: junk().slice(0, 60), text: junk() }
  const wave = { id: 'v901', name: junk().slice(0, 60), round: chance.between(1, 9), list: [{ name: junk(), side }] }
  const entrance = chance.below(width * height)
  state.board = { ...state.board, notes: junk(), entrance, pins: { n901: pin }, waves: { v901: wave as never } }
  return true
}

export const elevations: Scrambler = ({ state }, { chance }) => {
  for (const one of Object.values(state.combatants)) if (chance.in100(50)) one.elevation = junk()
  return true
}

export const markersNotShared: Scrambler = ({ state }, { chance }) => {
  for (const effect of Object.values(state.effects)) {
    if (effect.shared) continue
    if (chance.in100(30)) delete state.effects[effect.id]
    else effect.words = junk()
  }
  const on = chance.pick(Object.keys(state.combatants))
  const more = { id: 'e901', on, type: 'marker', words: junk(), until: null, shared: false }
  state.effects = { e901: more, ...state.effects }
  return true
}

export const markerEnds: Scrambler = ({ state }, { chance }) => {
  const effects = Object.values(state.effects)
  for (const effect of effects) {
    const of = chance.pick(Object.keys(state.combatants))
    effect.until = chance.in100(30) ? null : { round: chance.between(1, 99), of, when: 'end' }
  }
  return effects.length > 0
}

export const things: Scrambler = ({ state }, { chance, width, height }) => {
  state.things = { ...state.things, t900: { id: 't900', cell: chance.below(width * height), name: junk(), what: null } }
  return true
}

export const numberOfIds: Scrambler = ({ state }) => {
  state.nextId += 17
  return true
}

/** Sheets of foes as far as no word tells them, by the game's own list. */
export const foes: Scrambler = (moment, { system }) => {
  moment.state = structuredClone(system.game.disguised(moment.state))
  return true
}

/** What is in the files of pictures that nobody shows. */
export const pictures: Scrambler = (moment, { hidden }) => {
  const all = Object.values(moment.state.combatants)
  const shown = all.filter(c => c.known === 'named' && !c.gone && !hidden.includes(c.id)).map(c => c.picture)
  const unshown = FACES.filter(id => !shown.includes(id))
  if (unshown.length === 0) return false
  moment.pictures = new Map([...moment.pictures, ...unshown.map(id => [id, tokenPicture(junk())] as const)])
  return true
}

/** Whose clock it is: how long there is left, all see. */
export const clockOf: Scrambler = (moment, { chance }) => {
  if (!moment.clock) return false
  moment.clock = { ...moment.clock, of: chance.pick(Object.keys(moment.state.combatants)) }
  return true
}

import { junk, type Scrambler } from './scrambler'

/** Behind the curtain everything is a secret, also what all have seen. */
export const behindTheCurtain: Scrambler = (moment, { chance, width, height }) => {
  if (!moment.curtain) return false
  const { state } = moment
  for (const one of Object.values(state.combatants))
    Object.assign(one, { name: junk(), cell: chance.below(height - 4) * width, known: 'named' })
  for (const side of Object.values(state.sides)) side.name = junk()
  moment.asks = null
  moment.clock = { of: Object.keys(state.combatants)[0]!, left: chance.below(60), runs: true }
  moment.ruler = { cells: [chance.below(width * height)], words: junk() }
  moment.log = { first: 0, length: 0, present: -1, at: () => undefined }
  return true
}

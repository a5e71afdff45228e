import type { Asked, Id } from '~/engine'
import { createPlay, type Play } from '~/store/play/play'
import { asPlayersKnow } from '~/table/public/asPlayersKnow'
import { createTerrain, type Terrain, type TableTypes } from '~/table'
import type { Chance } from '../../fuzz/chance'
import { deepFreeze } from '../../fuzz/deepFreeze'
import { randomAnswer } from '../../fuzz/player'
import type { FuzzedFight } from '../../fuzz/promises'
import { Tastes } from '../../fuzz/tastes'
import { gmHand } from './gmHand'
import { mapPicture } from './mapPicture'
import { FACES, tokenPicture, type Moment } from './moment'
import { foeSheet, type System } from './systems'
import { walledMap } from './walledMap'

/** A random fight in rooms under fog, with a GM who does all sorts of things meanwhile. */
export interface PlayedFight {
  readonly system: System
  readonly chance: Chance
  readonly play: Play<TableTypes>
  readonly terrain: Terrain
  /** The table as it stands. */
  moment(): Moment
  /** Answers all open questions. */
  answerAll(): void
}

/** Questions of one command before it counts as stuck. */
const MOST_QUESTIONS = 200

/** Prepares a fight; `playThrough` plays it. */
export function playedFight(system: System, chance: Chance, seed: number) {
  const { game } = system
  const prepared = game.prepare(chance)
  const { ruleset } = prepared
  const { map, moved } = walledMap(prepared.terrain.map, chance)
  const terrain = createTerrain(map, ruleset.commands.diagonals)
  const start = structuredClone(prepared.fight.state)
  start.board = { map: 'map', doors: {}, publicName: seed % 2 === 0 ? '' : 'A quiet inn' }
  for (const c of Object.values(start.combatants)) c.cell = c.cell === null ? null : moved(c.cell)
  for (const thing of Object.values(start.things)) thing.cell = moved(thing.cell)
  const play = createPlay({
    ruleset,
    terrain,
    state: deepFreeze(start),
    done: 0,
    rows: [],
    seed,
    diceMode: () => 'ask',
    keep: () => undefined,
  })
  const { fight } = play
  const table: FuzzedFight<TableTypes> = { ruleset, fight, terrain, start, rows: [] }
  const tastes = new Tastes(chance, [])
  const picture = mapPicture(map, chance, 'as it was drawn')
  const pictures = new Map(FACES.map(id => [id, tokenPicture(`file of ${id}`)]))
  /** Drawn anew for each moment: neither is a matter of the rules. */
  let around: Pick<Moment, 'clock' | 'curtain' | 'ruler'> = { clock: null, curtain: false, ruler: null }

  const met = new Set<Id>()
  const meet = () => {
    const { combatants } = asPlayersKnow(ruleset, fight.state, terrain)
    for (const c of Object.values(combatants)) if (c.known !== 'absent') met.add(c.id)
  }
  const gm = (type: string, given: object) => void play.do({ type, by: 'gm', with: given as never })
  const sides = Object.keys(fight.state.sides)
  meet()
  for (const side of sides) if (chance.in100(35)) gm('side.edit', { side, screen: true })
  gm('fog', {
    mode: chance.pick(['sight', 'sight', 'sight', 'hand', 'off']),
    party: [sides[0]],
    dark: chance.in100(30),
  })
  for (let k = 0; k < 3; k++) {
    const cell = chance.in100(70) ? chance.below(map.height - 4) * map.width + map.width - 6 : null
    const known = chance.pick(['named', 'absent', 'unnamed'])
    gm('join', {
      list: [{ name: `Guard ${k}`, side: sides.at(-1), cell, known, notes: 'n', sheet: foeSheet(system, chance) }],
    })
  }
  for (const id of Object.keys(fight.state.combatants))
    if (chance.in100(40)) gm('picture', { who: [id], picture: chance.pick(FACES) })
  meet()

  const moment = (): Moment => {
    const { state, asks } = fight
    return { ruleset, terrain, state, asks, log: play.log(), pictures, picture, met, flat, showsEnd: true, ...around }
  }
  // A screen lies on the table, and miniatures stand for everybody.
  const flat = {
    views: [{ screen: 'Table', x: 0, y: 0, turn: 0 as const }],
    minis: new Set(Object.keys(fight.state.combatants)),
    settled: null,
  }
  const answer = (ask: Asked) => {
    const isDeadEnd = ask.kind === 'choice' && ask.options.filter(option => !option.whyNot).length < ask.min
    const no = isDeadEnd || play.answer(ask, randomAnswer(game, table, ask, chance, tastes), { source: 'click' })
    if (no) play.rule({ key: 'gm.stop' })
    meet()
  }
  const answerAll = () => {
    for (let n = 0; fight.asks && n < MOST_QUESTIONS; n++) answer(chance.pick(fight.asks))
  }
  const drawAround = () => {
    const { state } = fight
    const cells = Array.from({ length: chance.between(1, 3) }, () => chance.below(map.width * map.height))
    around = {
      clock: chance.in100(20) ? { of: Object.keys(state.combatants)[0]!, left: 9, runs: true } : null,
      curtain: chance.in100(6),
      ruler: chance.in100(30) ? { cells, words: `${cells.length} m` } : null,
    }
  }
  const self: PlayedFight = { system, chance, play, terrain, moment, answerAll }

  /** Plays to the end of the fight, or until `look` says no; `look` is called between commands and in the middle of some. */
  async function playThrough(look: (fight: PlayedFight) => Promise<boolean>): Promise<void> {
    for (let n = 0; n < game.commands; n++) {
      for (let k = chance.below(3); k > 0; k--) {
        if (play.do(gmHand(moment(), chance, system)) !== null) continue
        meet()
        answerAll()
      }
      drawAround()
      if (!(await look(self))) return
      const command = game.next(table, chance, tastes, n)
      if (!command) return
      if (play.do(command)) continue
      meet()
      for (let q = 0; fight.asks && q < MOST_QUESTIONS; q++) {
        if (chance.in100(25) && !(await look(self))) return
        answer(chance.pick(fight.asks))
      }
    }
  }
  return { ...self, playThrough }
}

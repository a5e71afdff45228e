import type { Answer, Asked, Choice, Command, Result, Fight, Json } from '../src/engine'
import { eligible } from '../src/rulesets/endurance/turn/teams'
import type { Endurance } from '../src/rulesets/endurance'
import { linearCongruential } from './reference/linearCongruential'

/** Plays a fight by itself: takes turns, attacks whom it can, and answers every question. Repeatable by its seed. */
export interface Player {
  /** One click: an answer, or the next command. False: combat has come to its end, or nobody can attack any more. */
  click(): boolean
  readonly answers: number
  /** Answers that let a chance go by. */
  readonly passes: number
}

/** What the player needs of a fight. */
type Played = Pick<Fight<Endurance>, 'state' | 'asks' | 'do' | 'answer' | 'go' | 'back'>

/** How often the player takes the chance that a question offers. */
const TAKEN: Readonly<Record<string, number>> = {
  'attack.intercept': 0.1,
  'attack.defend': 0.7,
  'attack.block': 0.9,
  'conscious.fortify': 1,
  'dodge.after': 0.4,
}

/** Turns without an attack after which the fight counts as over. */
const MOST_IDLE = 8

const PASSES: readonly Json[] = ['no', 'none', 'fall', 'keep']

/** `heard` is given what each click has led to. */
export function player(fight: Played, seed: number, heard: (did: Result) => void = () => {}): Player {
  const next = linearCongruential(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  let answers = 0
  let passes = 0
  let idle = 0

  return {
    click: () => (fight.asks ? answer(fight.asks[0]!) : fight.state.phase === 'combat' && act()),
    get answers() {
      return answers
    },
    get passes() {
      return passes
    },
  }

  function answer(ask: Asked): true {
    const { key, of, ask: number, slot } = ask
    const value = valueFor(ask)
    const given: Answer = { key, of, ask: number, slot, value, source: ask.kind === 'roll' ? 'dice' : 'click' }
    const did = fight.answer(given)
    if (did.no) throw new Error(`${key}: ${did.no.problem ?? did.no.reason.code}`)
    answers++
    if (isPass(value)) passes++
    heard(did)
    return true
  }

  function valueFor(ask: Asked): Json {
    if (ask.kind === 'roll') return ask.dice.map(sides => 1 + Math.floor(next() * sides))
    if (ask.kind !== 'choice') return ask.default ?? []
    const open = openValues(ask)
    if (ask.key === 'attack.target') return pick(foes(ask.of, open))
    const taken = TAKEN[ask.key]
    if (taken === undefined) return ask.default ?? open[0]!
    if (ask.max > 1) return next() < taken ? open.slice(-1) : []
    const chances = open.filter(value => !isPass(value))
    return chances.length > 0 && next() < taken ? pick(chances) : open.find(isPass)!
  }

  /** Those of another side, the ones on their feet first. */
  function foes(by: string, targets: readonly Json[]): readonly string[] {
    const { combatants } = fight.state
    const names = targets.filter(value => typeof value === 'string')
    const hostile = names.filter(id => combatants[id]!.side !== combatants[by]!.side)
    const standing = hostile.filter(id => !combatants[id]!.sheet.status.unconscious)
    return standing.length > 0 ? standing : hostile
  }

  function act(): boolean {
    const { turn } = fight.state
    const by = turn!.who
    if (by === null) {
      const member = pick(eligible(fight.state, turn!.teams[turn!.at]!))
      return idle++ < MOST_IDLE && make({ type: 'takeTurn', by: member.id })
    }
    const { status } = fight.state.combatants[by]!.sheet
    if (status.actionsLeft > 0) {
      if (status.prone && make({ type: 'standUp', by })) return true
      if (attack(by)) return true
    }
    return make({ type: 'endTurn', by })
  }

  /** An attack that has only friends within reach is taken back. */
  function attack(by: string): boolean {
    if (!make({ type: 'attack', by })) return false
    const ask = fight.asks?.[0]
    if (ask?.kind === 'choice' && ask.key === 'attack.target' && foes(by, openValues(ask)).length === 0) {
      heard(fight.go(fight.back('command')!))
      return false
    }
    idle = 0
    return true
  }

  function make(command: Command): boolean {
    const did = fight.do(command)
    if (did.no) return false
    heard(did)
    return true
  }
}

const openValues = ({ options }: Choice): Json[] => options.filter(option => !option.whyNot).map(option => option.value)

const isPass = (value: Json): boolean => PASSES.includes(value) || (Array.isArray(value) && value.length === 0)

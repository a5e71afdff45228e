import type { Answer, Command, Result, Fight, Mark } from '../src/engine'
import type { Endurance } from '../src/rulesets/endurance'
import { player } from './player'

/** One click: what was done, and whether the rules refused it. */
type Act = { refused: boolean } & (
  | { kind: 'do'; what: Command }
  | { kind: 'answer'; what: Answer }
  | { kind: 'go'; what: Mark }
)

/** The clicks of a fight that was played once, to be made again in another fight that stands where that one stood. */
export interface Script {
  readonly acts: readonly Act[]
  readonly answers: number
  /** Answers that let a chance go by. */
  readonly passes: number
}

/** Plays on in a fight until so many answers were given (or it is over), and writes the clicks down. */
export function scriptOf(fight: Fight<Endurance>, seed: number, answers: number): Script {
  const acts: Act[] = []
  const note = (act: Act, did: Result): Result => {
    acts.push({ ...act, refused: did.no !== undefined })
    return did
  }
  const noted = {
    get state() {
      return fight.state
    },
    get asks() {
      return fight.asks
    },
    back: (by: 'command' | 'answer') => fight.back(by),
    do: (what: Command) => note({ kind: 'do', what, refused: false }, fight.do(what)),
    answer: (what: Answer) => note({ kind: 'answer', what, refused: false }, fight.answer(what)),
    go: (what: Mark) => note({ kind: 'go', what, refused: false }, fight.go(what)),
  }
  const played = player(noted, seed)
  while (played.answers < answers && played.click());
  return { acts, answers: played.answers, passes: played.passes }
}

/** Makes the clicks; `heard` is given what each has led to. @throws Error when the fight does not go as it went. */
export function makeClicks(fight: Fight<Endurance>, { acts }: Script, heard: (did: Result) => void): void {
  for (const act of acts) {
    const did = made(fight, act)
    if ((did.no !== undefined) !== act.refused) throw new Error(`Another course than before: ${JSON.stringify(act)}`)
    heard(did)
  }
}

function made(fight: Fight<Endurance>, act: Act): Result {
  switch (act.kind) {
    case 'do':
      return fight.do(act.what)
    case 'answer':
      return fight.answer(act.what)
    case 'go':
      return fight.go(act.what)
  }
}

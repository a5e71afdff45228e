import type { QuestionFacts, Proc } from '~/engine/ask'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { defend, type Defence } from '../reactions/defend'
import type { World } from '../state/types'
import type { Aim } from './aim'
import { sources } from './sources'

/** An attack between two. Another takes its place when somebody else becomes the target. */
export interface Exchange {
  aim: Aim
  /** Whoever is attacked by now. */
  target: Id
  /** What they do against it. */
  said: Defence
  /** May the players know of what goes on between the two? */
  see: 'all' | 'asked'
}

/** Whoever is attacked now says what they do against it. `free`: one defence takes no reaction [END-DEF-18]. */
export function* face(w: World, aim: Aim, target: Id, free: boolean): Proc<Exchange> {
  const see = questionVisibility(w, aim.by, target)
  const said = yield* defend(w, target, aim.type, () => knownOf(w, aim, target), free, see)
  return { aim, target, said, see }
}

/** What everybody knows of an attack before the dice. Found out when somebody is asked: most attacks ask nobody. */
export function knownOf(w: World, { by, attackMode, type }: Aim, target: Id): QuestionFacts {
  const { item, mode } = attackMode
  const found = sources(w.now, w.terrain, w.of(by), w.of(target), mode).map(source => source.of)
  return { by, target, weapon: item.name, mode, type, sneak: found.includes('sneak'), flank: found.includes('flank') }
}

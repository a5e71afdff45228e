import { ANY, wordsOf } from './reached'
import type { Asked, Command, Json } from '~/engine'
import type { Chance } from './chance'

/** In how many of a hundred cases something is to a player's taste, and how often a player follows it where it can. */
const LIKED = 15
const FOLLOWED = 75
/** In how many of a hundred cases the players of a fight set their hearts on something that was seldom done before. */
const SOUGHT = 50
/** In how many of a hundred fights the players try everything alike, instead of what decides a fight. */
const CURIOUS = 14
/** The weight that counts most with them. */
const MOST_CURIOUS = 20

/**
 * What the players of one fight are fond of: some answers and some commands, drawn anew for each fight, which they take
 * wherever they can. So every answer is somebody's favourite in many fights, however seldom chance would lead to it; and
 * most of all what the fights before have seldom done (`scarce`), so that little hangs on luck.
 */
export class Tastes {
  readonly #salt: number
  readonly #sought: ReadonlySet<string>
  /** No command is much better than another, and no answer. */
  readonly curious: boolean
  constructor(
    private readonly chance: Chance,
    scarce: readonly string[] = [],
  ) {
    this.#salt = chance.below(2 ** 31)
    const sought = scarce.filter(() => chance.in100(SOUGHT))
    // "aid.again none" comes of "aid".
    this.#sought = new Set(sought.flatMap(name => [name, name.split('.')[0]!]))
    this.curious = chance.in100(CURIOUS)
  }

  /** The open answers that are to somebody's taste, or all. */
  among(ask: Asked, open: readonly Json[]): readonly Json[] {
    const liked = open.filter(value => wordsOf(ask, value).some(word => this.likes(`${ask.key} ${word}`)))
    return liked.length > 0 && this.chance.in100(FOLLOWED) ? liked : open
  }

  /** One of these commands, drawn by weight; a favourite rather than others. */
  command(list: readonly Command[], weight: (type: string) => number): Command | undefined {
    const liked = list.filter(({ type }) => this.likes(type))
    const among = liked.length > 0 && this.chance.in100(FOLLOWED / 3) ? liked : list
    const weighed = among
      .map(command => ({
        command,
        weight: this.curious ? Math.min(weight(command.type), MOST_CURIOUS) : weight(command.type),
      }))
      .filter(one => one.weight > 0)
    if (weighed.length === 0) return undefined
    let left = this.chance.below(weighed.reduce((sum, one) => sum + one.weight, 0))
    return weighed.find(one => (left -= one.weight) < 0)!.command
  }

  likes(name: string): boolean {
    if (this.#sought.has(name)) return true
    if (name.endsWith(ANY)) return false
    let hash = this.#salt
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x9e3779b1) ^ (hash >>> 15)
    return (hash >>> 3) % 100 < LIKED
  }
}

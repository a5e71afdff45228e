import type { PublicAnswer } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules } from '~/engine/display'
import type { Id, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { TableTypes } from '../map/setBoard'
import { asWord } from '../words/sentences'

/**
 * The ids of the pictures that the players may see, by who has them: of those whom they know by name. Of a figure that they
 * see and cannot name a picture would say who it is.
 */
export function publicPictures<R extends TableTypes>({
  combatants,
}: Pick<Snapshot<R>, 'combatants'>): ReadonlyMap<Id, Id> {
  const named = new Map<Id, Id>()
  for (const { id, known, gone, picture } of Object.values(combatants))
    if (picture !== undefined && known === 'named' && !gone) named.set(id, picture)
  return named
}

/**
 * The answers that are open to whoever is asked, each with its price, where they are of a side that is shown exactly. What would come of
 * them is not told: it hangs on the numbers of the others. Several that read alike are one.
 *
 * @param ask the question that the players are told of; undefined: they are told of none
 */
export function publicAnswers<R extends RulesetTypes>(
  { publicOptions, text }: Pick<DisplayRules<R>, 'publicOptions' | 'text'>,
  s: Snapshot<R>,
  ask: Asked | undefined,
): readonly PublicAnswer[] {
  const stand = ask && publicOptions?.[ask.key]
  const side = ask && s.sides[s.combatants[ask.of]?.side ?? '']
  if (!stand || ask.kind !== 'choice' || side?.show !== 'exact') return []
  const answers = new Map<string, PublicAnswer>()
  for (const option of ask.options) {
    const value = option.whyNot ? undefined : stand(asWord(option.value))
    if (value === undefined) continue
    const words = text.option(ask, value, s)
    const price = text.stake(ask, option, s).cost
    // "Sunder the item" is its own price.
    answers.set(words, { words, price: words.endsWith(price) ? '' : price })
  }
  return [...answers.values()]
}

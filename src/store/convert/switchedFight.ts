import type { Library } from '~/storage'
import type { GivenFight } from '../fights/files'
import type { FightList } from '../fights/fightList'
import type { OpenSession } from '../session/session'
import { convertFight } from './convertFight'

/** What a fight by other rules is made with. */
interface Means {
  library: Pick<Library, 'getPicture'>
  fights: Pick<FightList, 'rulesOf'>
  session: Pick<OpenSession, 'mustBeOpen'>
  newId(): string
}

/** A copy of the open fight by other rules, before its beginning. */
export async function switchedFight(rules: string, { library, fights, session, newId }: Means): Promise<GivenFight> {
  const { play, ruleset, name, map } = session.mustBeOpen()
  const to = await fights.rulesOf(rules).load()
  const start = convertFight(play.fight.state, ruleset, to, newId())
  const blob = map.picture && (await library.getPicture(map.picture.id))
  return {
    name: `${name} (${to.name})`,
    ruleset: to.id,
    map: { name: map.name, grid: map.grid, picture: map.picture && blob ? { ...map.picture, blob } : null },
    pictures: [],
    start,
    rows: [],
  }
}

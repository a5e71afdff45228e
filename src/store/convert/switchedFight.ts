import type { Ruleset } from '~/engine'
import type { Library } from '~/storage'
import type { TableTypes } from '~/table'
import type { GivenFight } from '../fights/files'
import type { SessionFight } from '../session/sessionFight'
import { convertFight } from './convertFight'

/** What a fight by other rules is made with. */
interface Means {
  library: Pick<Library, 'getPicture'>
  newId(): string
}

/** A copy of the open fight by other rules, before its beginning. */
export async function switchedFight(
  { play, ruleset, name, map }: SessionFight,
  to: Ruleset<TableTypes>,
  { library, newId }: Means,
): Promise<GivenFight> {
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

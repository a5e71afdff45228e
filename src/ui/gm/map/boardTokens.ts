import type { Decider, Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { BoardPicture, BoardToken } from '../../board/types'
import { bearings } from '~/store/bearings'
import { systemParts } from '../../systems'

/** An arrow up from the ground, in a 24 × 24 box. */
const ELEVATED = 'M12 2l7 8h-4.5v7h-5v-7H5zM4 19.5h16v2.5H4z'

/** Everybody who stands on the map, as the board draws and speaks them; `now`: who acts; `pictures` by their ids. */
export function boardTokens(
  ruleset: Ruleset<RulesetTypes>,
  snapshot: Snapshot,
  width: number,
  now: Decider | null,
  pictures: ReadonlyMap<Id, BoardPicture>,
): readonly BoardToken[] {
  const actor = now === null || now === 'gm' ? undefined : snapshot.combatants[now]
  const seen = actor ? bearings(ruleset, snapshot, width, actor.id) : undefined
  return Object.values(snapshot.combatants).flatMap(combatant => {
    const { id, name, letter, side: sideId, cell, known, gone, sheet, elevation, picture } = combatant
    if (cell === null || gone) return []
    const side = snapshot.sides[sideId]
    const badges = ruleset.badges(combatant, snapshot)
    const place = `column ${(cell % width) + 1}, row ${Math.floor(cell / width) + 1}`
    const words = [
      name,
      side?.name,
      ...badges.map(badge => badge.words),
      elevation,
      known === 'absent' && 'hidden from players',
      place,
      actor && seen?.has(id) && `${seen.get(id)} of ${actor.name}`,
    ]
    return [
      {
        id,
        name,
        letter,
        picture: picture === undefined ? undefined : pictures.get(picture),
        side: side?.badge ?? 0,
        cell,
        size: ruleset.footprint(sheet),
        spoken: words.filter(Boolean).join(', '),
        badges: [
          ...badges.map(badge => ({ icon: systemParts(ruleset.id).conditionPath(badge.code), words: badge.words })),
          ...(elevation === undefined ? [] : [{ icon: ELEVATED, words: elevation }]),
        ],
        now: id === now,
        hidden: known === 'absent',
        dead: badges.some(({ code }) => code === 'dead'),
      },
    ]
  })
}

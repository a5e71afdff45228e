import type { Badge, Combatant, Decider, HealthRing, Id, Ruleset, Side, WayOut } from '~/engine'
import { bearings } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state'
import type { TableTypes } from '~/table'
import { MAP } from '~/words/en/map'
import type { BoardPicture, BoardToken } from '../../board/props'
import { solidDrawing } from '../../parts/signs/drawings'
import { exitName, exitWord } from '../../parts/signs/exits'
import { faceDrawing } from '../../parts/signs/faces'

/** Selects everybody whose token covers one of these squares; whoever was first among the selected stays first. */
export function selectWithin(cells: readonly number[]): void {
  const { fight, selection } = useTable.getState()
  if (!fight) return
  const { ruleset, snapshot, map } = fight
  const chosen = new Set(cells)
  const found = Object.values(snapshot.combatants).flatMap(({ id, cell, gone, sheet }) => {
    if (cell === null || gone) return []
    const size = ruleset.state.footprint(sheet)
    const covered = Array.from({ length: size * size }, (_, i) => cell + (i % size) + Math.floor(i / size) * map.width)
    return covered.some(square => chosen.has(square)) ? [id] : []
  })
  const first = found.filter(id => id === selection[0])
  actions.select([...first, ...found.filter(id => id !== selection[0])])
}

/** An arrow up from the ground, in a 24 × 24 box. */
const ELEVATED = 'M12 2l7 8h-4.5v7h-5v-7H5zM4 19.5h16v2.5H4z'

/** What a token shows and says, besides what is in its combatant's record. */
interface Shown {
  readonly side: Side | undefined
  readonly badges: readonly Badge[]
  /** Its place, in words. */
  readonly place: string
  /** Where it lies as seen by whoever acts, in words. */
  readonly bearing: string | undefined
  readonly picture: BoardPicture | undefined
  /** The drawing of its face; undefined: letters are shown, or it is still on its way. */
  readonly face: string | undefined
  readonly ring: HealthRing
  readonly out: WayOut | null
  readonly now: boolean
  readonly asked: boolean
}

/**
 * Everybody who stands on the map, as the board draws and speaks them: who acts `now`, who is `asked`; `pictures` by their ids.
 * `showsFaces`: those without a picture have a face.
 */
export function boardTokens(
  { ruleset, snapshot, map: { width }, shown }: Pick<FightView, 'ruleset' | 'snapshot' | 'map' | 'shown'>,
  { now, asked = null }: { now: Decider | null; asked?: Decider | null },
  pictures: ReadonlyMap<Id, BoardPicture>,
  showsFaces = true,
): readonly BoardToken[] {
  const actor = now === null || now === 'gm' ? undefined : snapshot.combatants[now]
  const seen = actor ? bearings(ruleset, snapshot, width, actor.id) : undefined
  return Object.values(snapshot.combatants).flatMap(combatant => {
    const { id, name, side, cell, gone, picture } = combatant
    if (cell === null || gone) return []
    return [
      tokenOf(ruleset, combatant, cell, {
        side: snapshot.sides[side],
        badges: shown[id]!.badges,
        place: MAP.place((cell % width) + 1, Math.floor(cell / width) + 1),
        bearing: actor && seen?.has(id) ? MAP.bearing(seen.get(id)!, actor.name) : undefined,
        picture: picture === undefined ? undefined : pictures.get(picture),
        face: (showsFaces && faceDrawing(name)) || undefined,
        ring: shown[id]!.ring,
        out: shown[id]!.out,
        now: id === now,
        asked: id === asked,
      }),
    ]
  })
}

function tokenOf(
  ruleset: Ruleset<TableTypes>,
  combatant: Combatant<TableTypes>,
  cell: number,
  { side, badges, place, bearing, picture, face, ring, out, now, asked }: Shown,
): BoardToken {
  const { id, name, letter, known, sheet, elevation } = combatant
  const hidden = known === 'absent'
  const exit = exitName(out)
  const sign = exit && { icon: solidDrawing(exit), words: exitWord(exit) }
  const words = [
    name,
    side?.name,
    asked && MAP.asked,
    sign?.words,
    ...badges.flatMap(({ words }) => (words === exit ? [] : [words])),
    elevation,
    hidden && MAP.hidden,
    place,
    bearing,
  ]
  return {
    id,
    name,
    letter,
    picture,
    face,
    ring,
    side: side?.badge ?? 0,
    cell,
    size: ruleset.state.footprint(sheet),
    spoken: words.filter(Boolean).join(', '),
    badges: [
      ...badges.map(({ code, words }) => ({
        icon: solidDrawing(ruleset.conditions[code]?.icon ?? 'marker'),
        words,
      })),
      ...(elevation === undefined ? [] : [{ icon: ELEVATED, words: elevation }]),
    ],
    now,
    asked,
    hidden,
    down: out === 'fell',
    gaveUp: sign,
    dead: badges.some(({ code }) => code === 'dead'),
  }
}

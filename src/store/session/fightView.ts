import type { Asked, Mark, RulebookEntry, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Terrain, TableTypes } from '~/table'
import type { MapPicture, SessionFight } from './sessionFight'

/** The fight that is open, as the interface sees it. */
export interface FightView<R extends RulesetTypes = TableTypes> {
  id: string
  name: string
  ruleset: Ruleset<R>
  /** Every rule of it in our own words, loaded when it is first asked for. */
  rulebook(): Promise<readonly RulebookEntry[]>
  terrain: R['terrain'] & Terrain
  snapshot: Snapshot<R>
  asks: readonly Asked[] | null
  /** The map with all that the GM has drawn; how its doors and ground stand is in the snapshot's board. */
  map: GridMap
  /** Null: a blank grid. */
  picture: MapPicture | null
  /** False: another window plays this fight; this one only shows it. */
  writer: boolean
  mark: Mark
  /** Number of commands on the line of play, undone ones included. */
  steps: number
  /** What undo and redo would do, in words; null: nothing. */
  undoes: string | null
  redoes: string | null
}

/** The fight as it stands now, anew. */
export function fightView({ handle, name, play, ruleset, rulebook, terrain, picture }: SessionFight): FightView {
  const { fight } = play
  const { mark, steps } = fight.timeline
  const log = play.log()
  const back = fight.back('command')
  const wordsOf = (done: number) => log.at(done - log.first)?.words ?? null
  return {
    id: handle.id,
    name,
    ruleset,
    rulebook,
    terrain,
    snapshot: fight.state,
    asks: fight.asks,
    map: terrain.drawn(fight.state.board),
    picture,
    writer: handle.writer,
    mark,
    steps: steps.length,
    undoes: back && wordsOf(back.done),
    redoes: fight.forward('command') && wordsOf(mark.done),
  }
}

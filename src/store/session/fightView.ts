import {
  type Asked,
  type Fight,
  type Id,
  isBefore,
  type Mark,
  type RulebookEntry,
  type Ruleset,
  type RulesetTypes,
  type Snapshot,
} from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Terrain, TableTypes } from '~/table'
import { type Deed, deedAt, latestDeed } from '../log/deed'
import { type Advised, advisedAnswer, commandsSinceDice, nextStep, type NextStep } from '../play/nextStep'
import { derivedFrom, once, type Derived } from './derived'
import type { MapPicture } from './mapPictures'
import type { SessionFight } from './loadFight'

/** The fight that is open, as the interface sees it. */
export interface FightView<R extends RulesetTypes = TableTypes> extends Derived {
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
  /** A look at the past: the snapshot is that of a moment before now, and nobody but this window sees it. Null: it is now. */
  past: Past | null
  mark: Mark
  /** Number of commands on the line of play, undone ones included. */
  steps: number
  /** The line of play itself, for whoever looks beside it: nothing is played here. */
  line: Fight<R>
  /** What undo and redo would do, in words; null: nothing. */
  undoes: string | null
  redoes: string | null
  /**
   * What the dock lights and Enter takes, the same as long as the state is; undefined: nothing.
   * @param preferred of several who may act in any order, the one whom the GM has chosen
   */
  nextStep(preferred?: Id): NextStep | undefined
  /** What tactics advise as the answer to one of the open questions. */
  advised(ask: Asked): Advised | undefined
  /** Index in the log of the latest command at the moment that is shown; -1: none. */
  present: number
  /** The latest command up to that moment that rolled something or did something to somebody; null: none. */
  deed: Deed | null
  /** How often something has become of somebody while play went on and this fight was shown: what is taken back or looked at is none. */
  moments: number
}

/** A moment of the fight that is looked at. */
export interface Past {
  /** So many commands were complete. */
  readonly done: number
  /** What had been done last, in words; null: it is the beginning. */
  readonly after: string | null
  /** It is of no past, but of a fight that was only foretold; null: it was played. */
  readonly foretold: WatchedForecast | null
}

/** A fight that was played ahead and is watched. Nothing of it has become of the fight. */
export interface WatchedForecast {
  /** How it ends, in a few words. */
  readonly title: string
  /** The first moment of it. */
  readonly from: number
  /** It goes on from the fight as it stands, so that it can be kept as a branch of it. */
  readonly canBeKept: boolean
}

/** What is shown of an open fight. */
type ShownFight = Pick<SessionFight, 'name' | 'play' | 'ruleset' | 'rulebook' | 'terrain' | 'pictures'> & {
  /** Absent where nothing is played: an entry of the library that is shown as a fight. */
  readonly tactics?: SessionFight['tactics']
  readonly handle: Pick<SessionFight['handle'], 'id' | 'writer'>
}

interface ShownAt {
  /** As it was when so many commands were complete; null: as it stands now. */
  past?: number | null
  foretold?: WatchedForecast | null
  /** What was shown before: of the same fight, what says the same is taken from there. */
  before?: FightView | null
}

/** The fight as it stands now, with what follows from it. */
export function fightView(
  session: ShownFight,
  { past = null, foretold = null, before = null }: ShownAt = {},
): FightView {
  const { handle, name, play, ruleset, tactics, rulebook, pictures } = session
  const { fight } = play
  const snapshot = past === null ? fight.state : fight.stateAt(past)
  const terrain = session.terrain.on(snapshot.board)
  const { mark, steps } = fight.timeline
  const log = play.log()
  const [back, forward] = [fight.back('command'), fight.forward('command')]
  const wordsOf = (done: number) => log.at(done - log.first)?.words ?? null
  const present = past === null ? log.present : past - 1 - log.first
  const asks = past === null ? fight.asks : null
  const deed = latestDeed(ruleset, log, present)
  const shown = before?.id === handle.id ? before : null
  const isMoment = shown !== null && deed !== null && goesOn(shown, { mark, past, deed })
  const at = tactics && { ruleset, tactics, snapshot, terrain, asks, sinceDice: commandsSinceDice(fight.timeline) }
  return {
    ...derivedFrom({ ruleset, snapshot, terrain }, shown ?? undefined),
    id: handle.id,
    name,
    ruleset,
    rulebook,
    terrain,
    snapshot,
    asks,
    map: terrain.drawn(snapshot.board),
    picture: pictures.of(snapshot.board),
    writer: handle.writer && past === null,
    past: past === null ? null : { done: past, after: wordsOf(past - 1), foretold },
    mark,
    steps: steps.length,
    line: fight,
    nextStep: once((preferred: Id | undefined) => at && nextStep(at, preferred)),
    advised: once((ask: Asked) => at && advisedAnswer(at, ask)),
    // Of a gesture of several commands the last one says what it was for.
    undoes: back && wordsOf(mark.entries === null ? mark.done - 1 : mark.done),
    redoes: forward && wordsOf(forward.entries === null ? forward.done - 1 : forward.done),
    present,
    deed,
    moments: (shown?.moments ?? 0) + Number(isMoment),
  }
}

/** Whether something has become of somebody by what was done since; whoever comes to look at the past, or back from it, does nothing. */
function goesOn(before: FightView, now: { mark: Mark; past: number | null; deed: Deed }): boolean {
  if ((before.past === null) !== (now.past === null)) return false
  if (before.deed && deedAt(before.deed) === deedAt(now.deed)) return false
  return isBefore(placeOf(before.mark, before.past?.done), placeOf(now.mark, now.past))
}

const placeOf = (mark: Mark, past: number | null | undefined): Mark =>
  past === null || past === undefined ? mark : { done: past, entries: null }

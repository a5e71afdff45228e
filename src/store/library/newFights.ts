import type { Ruleset } from '~/engine'
import type { Library } from '~/storage'
import type { TableTypes } from '~/table'
import { type NewFight, newFight, type NewFightMeans, switchedFight } from '../convert'
import type { FightList } from '../fights/fightList'
import type { Files, GivenFight, GivenMap, KeptMap } from '../fights/files'
import type { Report } from '../report'
import type { OpenSession } from '../session/session'

/** Ways to a fight that is not kept yet. Each opens it. */
export interface NewFightActions {
  /** Rejects with a sentence when the map cannot be read. */
  newFight(given: NewFight): Promise<string>
  /**
   * The demo fight by these rules, at its first turn.
   *
   * @param left another demo fight, which nobody has played: it is deleted once the new one can be made
   */
  demoFight(ruleset: string, left?: string): Promise<void>
  /** The open fight once more, before its beginning, by other rules: who and where stay, numbers are adopted. */
  switchRules(ruleset: string): Promise<void>
  /** Take in the fight that a file brought. Rejects with a sentence. Resolves with its id. */
  importFight(token: string): Promise<string>
}

export interface NewFights {
  readonly actions: NewFightActions
  /** As `demoFight`, where no fight is there yet; rejects with a sentence. */
  openDemo(ruleset: string): Promise<void>
  /** Keeps a fight with its pictures, under a name that no other has, and opens it. Resolves with its id. */
  bringIn(given: GivenFight): Promise<string>
  /** Keeps a fight with its pictures, under its own id where a backup gives it back. Resolves with its id. */
  keepFight(given: GivenFight, id?: string): Promise<string>
}

export interface NewFightDeps extends NewFightMeans {
  library: Pick<
    Library,
    'createFight' | 'deleteForGood' | 'entries' | 'freeName' | 'getPicture' | 'preferences' | 'putPicture' | 'readWhole'
  >
  files: Pick<Files, 'map' | 'fight'>
  fights: FightList
  session: Pick<OpenSession, 'actions' | 'close' | 'current' | 'mustBeOpen' | 'open'>
  report: Pick<Report, 'guard'>
  /** The fight a first visit finds. */
  demo(ruleset: Ruleset<TableTypes>): Promise<GivenFight>
}

export function createNewFights(deps: NewFightDeps): NewFights {
  const { library, files, fights, session, report, demo } = deps

  return {
    actions: {
      async newFight(given) {
        return bringIn(await newFight(given, deps))
      },
      demoFight: (ruleset, left) =>
        report.guard(async () => {
          const given = await demoBy(ruleset)
          if (left !== undefined) {
            if (session.current()?.handle.id === left) session.close()
            await library.deleteForGood(left)
          }
          await bringIn(given)
        }),
      switchRules: ruleset => report.guard(() => switchRules(ruleset)),
      async importFight(token) {
        return bringIn(await files.fight(token))
      },
    },
    openDemo: async ruleset => void (await openKept(await demoBy(ruleset))),
    bringIn,
    keepFight,
  }

  async function demoBy(ruleset: string): Promise<GivenFight> {
    return demo(await fights.rulesOf(ruleset).load())
  }

  /** Those whose numbers must be checked are selected. */
  async function switchRules(id: string): Promise<void> {
    const fight = session.mustBeOpen()
    const ruleset = await fights.rulesOf(id).load()
    const given = await switchedFight(fight, ruleset, deps)
    const copy = await bringIn(given)
    // Another may have been called for meanwhile.
    if (session.current()?.handle.id !== copy) return
    session.actions.select(Object.keys(given.start.combatants).slice(0, 1))
  }

  async function bringIn(given: GivenFight): Promise<string> {
    return openKept({ ...given, name: await library.freeName(given.name) })
  }

  async function openKept(given: GivenFight): Promise<string> {
    const id = await keepFight(given)
    await fights.refresh()
    await session.open(id)
    return id
  }

  async function keepFight(
    { name, ruleset, tags, map, pictures, start, rows }: GivenFight,
    own?: string,
  ): Promise<string> {
    const kept = await keep(map, start.board.map)
    for (const picture of pictures) await library.putPicture(picture)
    return library.createFight({
      id: own,
      name,
      ruleset,
      tags,
      start,
      rows,
      map: { id: kept.id, map: kept, pictures: kept.picture ? [kept.picture.id] : [] },
    })
  }

  async function keep({ name, grid, picture }: GivenMap, id: string): Promise<KeptMap> {
    if (!picture) return { id, name, grid, picture: null }
    const { blob, ...place } = picture
    return { id, name, grid, picture: { id: await library.putPicture(blob), ...place } }
  }
}

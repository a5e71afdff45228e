import { NOTICES } from '~/words/en/store'
import { collect, type PublicMoment } from '~/feed/collect'
import { EDITION_ENDING, writeEdition } from '~/feed/edition'
import type { FeedMap } from '~/feed/feed'
import type { ExportedFile, Report } from '../report'
import type { OpenSession } from '../session/session'
import type { SessionFight } from '../session/loadFight'
import type { Slice } from '../slice'
import { type GmTable, playersView, titleFor } from './playersView'

/** How the players' edition looks. */
export type EditionLook = Parameters<typeof collect>[1]

export interface EditionActions {
  /**
   * The open fight as the players may know it, after each action from the beginning of combat on, as a file that the players' page
   * opens; null: it could not be made, and why is said, or there was no combat yet.
   */
  exportForPlayers(look: EditionLook): Promise<ExportedFile | null>
}

interface EditionDeps {
  state: Slice<object, Pick<GmTable, 'pictures'>>
  session: Pick<OpenSession, 'mustBeOpen'>
  report: Pick<Report, 'guard' | 'notice'>
}

export function createEdition({ state, session, report }: EditionDeps): EditionActions {
  return {
    async exportForPlayers(look) {
      let exported: ExportedFile | null = null
      await report.guard(async () => {
        const fight = session.mustBeOpen()
        const messages = await collect(moments(fight, state.get().pictures), look)
        if (messages.length === 0) return report.notice(NOTICES.nothingForPlayers)
        const name = titleFor(fight.play.fight.state.board)
        exported = { name: `${name}${EDITION_ENDING}`, file: await writeEdition(messages) }
      })
      return exported
    },
  }
}

/** The fight after each action of the line that is played, as it stood then. What was prepared before combat is nobody's but the GM's. */
function* moments(fight: SessionFight, pictures: GmTable['pictures']): Generator<PublicMoment> {
  const { play, ruleset } = fight
  const { timeline } = play.fight
  const log = play.log()
  let map: FeedMap | undefined
  for (let done = timeline.known; done <= timeline.mark.done; done++) {
    const state = play.fight.stateAt(done)
    if (state.phase === 'preparation') continue
    const terrain = fight.terrain.on(state.board)
    const next = feedMapOf(fight, state)
    if (!map || (['width', 'height', 'picture'] as const).some(part => map![part] !== next[part])) map = next
    const until = { ...log, present: done - 1 - log.first }
    const table = {
      ruleset,
      terrain,
      state,
      asks: null,
      log: until,
      pictures,
      clock: null,
      flat: null,
      showsEnd: true,
      curtain: false,
    }
    yield { map, input: playersView(table) }
  }
}

function feedMapOf({ terrain, pictures }: SessionFight, { board }: GmTable['state']): FeedMap {
  const { width, height } = terrain.on(board).map
  const { file = null, ...place } = pictures.of(board) ?? {}
  return { width, height, picture: file, place: file && (place as FeedMap['place']) }
}

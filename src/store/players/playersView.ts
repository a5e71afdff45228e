import type { Asked, Id, Ruleset, Snapshot } from '~/engine'
import type { TableInput } from '~/feed/feed'
import type { Terrain, TableTypes } from '~/table'
import { asPlayersKnow, unseenBy } from '~/table/public/asPlayersKnow'
import { publicAnswers } from '~/table/public/publicAnswers'
import { publicMap } from '~/table/public/publicMap'
import { publicPictures } from '~/table/public/publicPictures'
import { publicDeed } from './publicDeed'
import { LINES, publicLog } from './publicLog'
import { titleFor } from './titleFor'
import type { ClockSlice } from '../clock/clock'
import type { Log } from '../log/log'
import type { PicturesSlice } from '../pictures/pictures'

/** The table as the GM has it. */
export interface GmTable extends ClockSlice, PicturesSlice {
  ruleset: Ruleset<TableTypes>
  terrain: Terrain
  state: Snapshot<TableTypes>
  asks: readonly Asked[] | null
  log: Log
  curtain: boolean
}

/** What of the table the players may know. */
export function playersView(gm: GmTable): TableInput {
  const { ruleset, terrain, asks, log, clock, curtain } = gm
  const known = asPlayersKnow(ruleset, gm.state, terrain)
  const open = asks?.filter(ask => ask.see === 'all') ?? null
  const table = ruleset.display.view(known, open)
  const lines = publicLog(ruleset, gm.state, log, then => unseenBy(ruleset, then, terrain.on(then.board)))
  return {
    table: { ...table, title: titleFor(gm.state.board) },
    log: lines.slice(-LINES).map(({ words }) => words),
    answers: publicAnswers(
      ruleset.display,
      known,
      open?.find(ask => ask.of === table.now.who),
    ),
    deed: publicDeed(ruleset, table, lines),
    pictures: filesOf(publicPictures(known), gm.pictures),
    seen: publicMap(ruleset.state.footprint, known, terrain, ruleset.commands.regions !== undefined),
    clock,
    curtain,
  }
}

/** Those pictures that are decoded, by who has them. */
function filesOf(named: ReadonlyMap<Id, Id>, decoded: GmTable['pictures']): ReadonlyMap<Id, { id: Id; file: Blob }> {
  return new Map(
    [...named].flatMap(([who, id]) => {
      const picture = decoded.get(id)
      return picture ? [[who, { id, file: picture.file }] as const] : []
    }),
  )
}

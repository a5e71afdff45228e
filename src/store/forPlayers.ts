import type { Asked, Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { FeedInput } from '~/feed/publicRecord'
import type { Terrain } from '~/table'
import { asPlayersKnow, publicMap, unseenBy } from '~/table/publicMap'
import { publicPictures } from '~/table/publicPictures'
import { publicLog } from './publicLog'
import type { TableState } from './types'

/** The table as the GM has it. */
export interface GmTable extends Pick<TableState, 'log' | 'pictures' | 'clock' | 'curtain'> {
  ruleset: Ruleset<RulesetTypes>
  name: string
  terrain: Terrain
  state: Snapshot
  asks: readonly Asked[] | null
}

/** What of the table the players may know. */
export function forPlayers(gm: GmTable): Omit<FeedInput, 'theme'> {
  const { ruleset, name, terrain, asks, log, clock, curtain } = gm
  const known = asPlayersKnow(ruleset.footprint, gm.state, terrain)
  return {
    table: { ...ruleset.view(known, asks?.filter(ask => ask.see === 'all') ?? null), title: name },
    log: publicLog(ruleset, known, log, then => unseenBy(ruleset.footprint, then, terrain)),
    pictures: filesOf(publicPictures(known), gm.pictures),
    seen: publicMap(ruleset.footprint, known, terrain, ruleset.regions !== undefined),
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

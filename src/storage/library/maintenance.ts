import { asFight } from '../records/records'
import { FightKeeper } from './fightKeeper'
import { FightReader } from './fightReader'
import { FightTrash, type MaintenanceContext } from './fightTrash'
import type { Library } from './library'
import { deleteUnusedPictures, listPictures } from './pictureUse'

/** What is done to fights and pictures besides playing with them. */
export type Maintenance = { purge(before: number): Promise<void> } & Pick<
  Library,
  | 'duplicateFight'
  | 'renameFight'
  | 'tagFight'
  | 'trashFight'
  | 'giveBackFight'
  | 'deleteForGood'
  | 'emptyTrash'
  | 'restoreFight'
  | 'recoverFight'
  | 'readLatest'
  | 'readWhole'
  | 'readRaw'
  | 'acceptLoss'
  | 'listPictures'
  | 'deleteUnusedPictures'
>

export function maintenance(library: MaintenanceContext): Maintenance {
  const reader = new FightReader(library)
  const keeper = new FightKeeper(library, reader)
  const trash = new FightTrash({
    ...library,
    restoreFight: id => keeper.restoreFight(id),
    isReadable: async id => (await reader.salvaged(id)) !== undefined,
  })
  return {
    duplicateFight: (id, name) => keeper.copyFight(id, name, 'whole'),
    renameFight: (id, name) => keeper.relabel(id, ({ tags }) => ({ name, tags })),
    tagFight: (id, tags) => keeper.relabel(id, ({ name }) => ({ name, tags: [...tags] })),
    trashFight: id => trash.trashFight(id),
    giveBackFight: id => trash.giveBackFight(id),
    deleteForGood: id => trash.deleteForGood(id),
    emptyTrash: ids => trash.emptyTrash(ids),
    purge: before => trash.purge(before),
    restoreFight: id => keeper.restoreFight(id),
    recoverFight: (id, name) => keeper.copyFight(id, name, 'sound'),
    readLatest: id => reader.readLatest(id),
    readWhole: id => reader.readWhole(id),
    readRaw: id => reader.readRaw(id),
    acceptLoss: () => acceptLoss(library),
    listPictures: () => listPictures(library),
    deleteUnusedPictures: () => deleteUnusedPictures(library),
  }
}

/** Notes what the GM goes on without, so that the next start does not ask again. */
async function acceptLoss({ connection, ports }: MaintenanceContext): Promise<void> {
  const { audit } = connection
  if (audit.kind !== 'disagreement') return
  const known = new Set((await connection.journal().range('fights', [])).map(value => asFight(value)?.id))
  ports.hint.write(ports.hint.read().filter(id => known.has(id)))
  await connection.save(
    audit.fights.map(({ fight, mirrored }) => ({
      store: 'meta',
      put: ['accepted', fight],
      value: [fight, String(mirrored)] satisfies [string, string],
    })),
  )
}

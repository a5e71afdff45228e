import { withTimeout } from '../ports'
import { asFight, asMap, asSnapshot, picturesNamed } from '../records/records'
import type { MaintenanceContext } from './fightTrash'
import type { Library } from './library'

/** All pictures that are kept, and whether anything shows them: a map, a token of a fight, an entry of the library. */
export async function listPictures(library: MaintenanceContext): ReturnType<Library['listPictures']> {
  const { connection, opened, ports, unsavedFights } = library
  const [pictures, maps] = await Promise.all([
    withTimeout(ports.clock, ports.assets.list()),
    connection.journal().range('maps', []),
  ])
  const used = new Set(maps.flatMap(value => asMap(value)?.pictures ?? []))
  const note = (ids: Iterable<string>) => {
    for (const id of ids) used.add(id)
  }
  for (const { map, start } of unsavedFights.values()) note([...map.pictures, ...picturesNamed([start.state])])
  for (const value of await connection.journal().range('fights', [])) {
    const record = asFight(value)
    if (record) note(await picturesOfTokens(library, record.id))
  }
  note(picturesNamed(await (await library.entries()).texts()))
  // What could not be saved is in this window only.
  for (const fight of opened.values()) note(picturesNamed([JSON.stringify(fight.rows)]))
  return pictures.map(picture => ({ ...picture, used: used.has(picture.id) }))
}

/** Deletes the pictures that nothing shows. Resolves with the bytes freed. */
export async function deleteUnusedPictures(library: MaintenanceContext): Promise<number> {
  const { ports } = library
  const unused = (await listPictures(library)).filter(picture => !picture.used)
  for (const { id } of unused) await withTimeout(ports.clock, ports.assets.remove(id))
  await library.retry()
  return unused.reduce((sum, { size }) => sum + size, 0)
}

/** Pictures on tokens of a fight, now or at any time that undo leads to. */
async function picturesOfTokens({ connection }: MaintenanceContext, id: string): Promise<Set<string>> {
  const [snapshots, lines] = await Promise.all([
    connection.journal().range('snapshots', [id]),
    connection.journal().range('rows', [id]),
  ])
  const states = snapshots.map(value => asSnapshot(value)?.state ?? '')
  return picturesNamed([...states, ...lines.filter(line => typeof line === 'string')])
}

import type { Library, Opened } from '~/storage'
import { SNAPSHOT_EVERY } from '~/storage/records/records'
import { RECOVERY } from '~/words/en/store'
import { rawFile } from '../fights/fightList'
import type { ExportedFile, Report, Trouble } from '../report'
import type { SessionFight } from './loadFight'

/** Keeps a state of this fight every so many commands, at rest; call it after each change. */
export function keepSnapshots({ handle, play }: Pick<SessionFight, 'handle' | 'play'>): () => void {
  let kept = handle.done
  return () => {
    const { done, entries } = play.fight.timeline.mark
    if (entries !== null || done - kept < SNAPSHOT_EVERY) return
    handle.keepSnapshot(done, play.fight.state)
    kept = done
  }
}

/** What the ways on need of the table. */
interface RecoveryDeps {
  readonly library: Pick<Library, 'recoverFight' | 'restoreFight' | 'giveBackFight' | 'readRaw'>
  openFight(id: string, how?: 'as it is'): Promise<void>
  /** Goes a way, and says so if it does not lead on. */
  go(act: () => Promise<void>): void
  guard: Report['guard']
  leave(): void
}

/** A fight that cannot be opened as it is, and how the GM may go on. */
export function recoveryOptions(
  { library, openFight, go, guard, leave }: RecoveryDeps,
  id: string,
  name: string,
  found: Exclude<Opened, { kind: 'open' }>,
): Trouble {
  const ways: Trouble['options'][number][] = []
  const way = (label: string, act: () => Promise<void>) => ways.push({ words: label, go: () => go(act) })
  switch (found.kind) {
    case 'damaged':
      if (found.copy !== 'none')
        way(found.copy === 'whole' ? RECOVERY.copyOfAll : RECOVERY.copyOfSound, async () =>
          openFight(await library.recoverFight(id, `${name} (recovered)`)),
        )
      ways.push({ words: RECOVERY.save, save: rawOf })
      break
    case 'shorter':
      way(RECOVERY.second, bringBack)
      way(RECOVERY.asSaved, () => openFight(id, 'as it is'))
      break
    case 'missing':
      if (found.mirrored !== null) way(RECOVERY.second, bringBack)
      break
    case 'trashed':
      way(RECOVERY.putBack, async () => {
        await library.giveBackFight(id)
        await openFight(id)
      })
  }
  ways.push({ words: RECOVERY.leave, go: leave })
  return { title: RECOVERY.title(name), words: found.words, options: ways }

  async function bringBack(): Promise<void> {
    await library.restoreFight(id)
    await openFight(id)
  }

  async function rawOf(): Promise<ExportedFile | null> {
    let file: ExportedFile | null = null
    await guard(async () => {
      file = rawFile(name, await library.readRaw(id))
    })
    return file
  }
}

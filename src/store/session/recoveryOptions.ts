import type { Library, Opened } from '~/storage'
import type { Trouble } from '../report/report'

/** What the ways on need of the table. */
interface Means {
  readonly library: Pick<Library, 'recoverFight' | 'restoreFight'>
  openFight(id: string, how?: 'as it is'): Promise<void>
  /** Goes a way, and says so if it does not lead on. */
  go(act: () => Promise<void>): void
  leave(): void
}

/** A fight that cannot be opened as it is, and how the GM may go on. */
export function recoveryOptions(
  { library, openFight, go, leave }: Means,
  id: string,
  name: string,
  { kind, words, mirrored }: Exclude<Opened, { kind: 'open' }>,
): Trouble {
  const ways: Trouble['options'][number][] = []
  const way = (label: string, act: () => Promise<void>) => ways.push({ words: label, go: () => go(act) })
  if (kind === 'damaged')
    way('Go on with a copy of what is sound', async () =>
      openFight(await library.recoverFight(id, `${name} (recovered)`)),
    )
  if (kind === 'shorter' || (kind === 'missing' && mirrored !== null))
    way('Bring back the second copy', async () => (await library.restoreFight(id), openFight(id)))
  if (kind === 'shorter') way('Go on with what is saved', () => openFight(id, 'as it is'))
  ways.push({ words: 'Leave it', go: leave })
  return { title: `“${name}” cannot be opened as it is`, words, options: ways }
}

import { cutOut } from './cutOut'
import { createFeed, type Feed, type FeedMap, type FeedOptions } from './feed'
import type { FeedInput } from './publicRecord'
import type { RecordMessage, ScreenMessage } from './messages'
import { picturesIn } from './record'
import type { TransportListener } from './transport'

/** A moment of a fight for the players. */
export interface PublicMoment {
  /** The same object as long as it is the same map. */
  readonly map: FeedMap
  readonly input: Parameters<Feed['publish']>[0]
}

/**
 * What a players' screen would be sent, moment by moment: by the very way to a screen, which hears nothing but what it may know. A
 * moment at which nothing changes for the players leaves nothing. Each one waits until its pictures have been cut out.
 */
export async function collect(
  moments: Iterable<PublicMoment>,
  { theme, faceOf }: Pick<FeedInput, 'theme' | 'faceOf'>,
  { draw, cut = cutOut }: Pick<FeedOptions, 'draw' | 'cut'> = {},
): Promise<readonly RecordMessage[]> {
  let sent: ScreenMessage[] = []
  let listener: TransportListener | undefined
  const cutting = new Set<Promise<unknown>>()
  const feed = createFeed({
    transport: {
      state: 'connected',
      open: () => undefined,
      listen: next => void (listener = next),
      close: () => undefined,
    },
    ...(draw && { draw }),
    cut(...given) {
      const pieces = cut(...given)
      cutting.add(pieces)
      return pieces
    },
  })
  listener?.onLine({ send: message => void sent.push(message) })
  feed.setTheme(theme)
  feed.setFaces(faceOf)
  const found: RecordMessage[] = []
  let map: FeedMap | undefined
  for (const moment of moments) {
    if (moment.map !== map) feed.setMap((map = moment.map))
    feed.publish(moment.input)
    await settled()
    const records = sent.filter(message => message.fray === 'record')
    sent = []
    const last = records.at(-1)
    if (!last?.record) continue
    // Sent before the cut-out pieces were there: only what the last one names is kept.
    const named = picturesIn(last.record)
    const pictures = records.flatMap(message => message.pictures).filter(({ name }) => named.has(name))
    found.push({ ...last, pictures })
  }
  return found

  async function settled(): Promise<void> {
    while (cutting.size > 0) {
      await Promise.allSettled(cutting)
      cutting.clear()
      // Whoever waited for the pieces sends them now.
      await Promise.resolve()
      await new Promise(resolve => setTimeout(resolve))
    }
  }
}

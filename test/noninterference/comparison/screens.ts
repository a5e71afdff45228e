import type { cutOut } from '~/feed/cutOut'
import { createFeed, type Feed, type TableInput } from '~/feed/feed'
import { createPublisher, type PublishLine } from '~/feed/room/publisher'
import { fakeTransport } from '~/feed/testing/fakeTransport'
import { playersView } from '~/store/players/playersView'
import type { Moment } from '../fights/moment'

/** What a leak does on the way: nothing, where none is planted. */
export interface Way {
  /** In what the rules have said, before any secret is written otherwise. */
  said?: (moment: Moment) => Moment
  /** Between what the players may know and the feed. */
  input?: (input: TableInput, moment: Moment) => TableInput
  cut?: typeof cutOut
  /** Around what is measured. */
  point?: (feed: Feed, moment: Moment) => void
  /** Around what is published. */
  publish?: (feed: Feed, input: TableInput, moment: Moment) => void
  /** Between the publisher of a room and its broker. */
  line?: (line: PublishLine, moment: () => Moment) => PublishLine
}

/** A players' page at the end of the real way: what the store may tell, the feed, its transport. */
export interface PlayersScreen {
  /** Shows it a moment. `anew`: also the map's picture. Waits until everything is cut out. */
  show(moment: Moment, anew: boolean): Promise<void>
  /** All messages since the last time, byte for byte, in their order. */
  heard(): string[]
  /** All that was published since the last time into a room that is fed in the same way: topic, size and bytes, in their order. */
  published(): Promise<string[]>
}

/** All that has been promised by now has come, and what follows from it. */
const settled = () => new Promise<void>(done => setImmediate(done))

/** Pictures are read before they are published, and each waits for the one before. */
const ROUNDS = 20

/** A room on a broker that keeps nothing and notes everything. */
function openRoom(feed: Feed, draw: () => string, through: (line: PublishLine) => PublishLine): string[] {
  const published: string[] = []
  const line: PublishLine = {
    publish(topic, payload, retain) {
      const bytes = payload instanceof Uint8Array ? Buffer.from(payload) : Buffer.from(JSON.stringify(payload ?? ''))
      published.push(`${topic} ${retain ? 'kept ' : ''}${bytes.length} ${bytes.toString('base64')}`)
      return Promise.resolve(true)
    },
  }
  const publisher = createPublisher({ epoch: 1, draw, line: through(line) })
  publisher.connected()
  feed.attach({
    state: 'connected',
    open: () => undefined,
    listen: listener => listener.onLine({ send: word => publisher.take(word) }),
    close: () => undefined,
  })
  return published
}

/** @param publishes whether there is a room beside it */
export function playersScreen(first: Moment, way: Way = {}, publishes = false): PlayersScreen {
  const { transport, connect } = fakeTransport()
  let drawn = 0
  const draw = () => (drawn++).toString(16).padStart(8, '0')
  const feed = createFeed({ transport, draw, ...(way.cut && { cut: way.cut }) })
  setMap(first)
  const said = connect() as unknown[]
  let shown = first
  const room = publishes ? openRoom(feed, draw, line => way.line?.(line, () => shown) ?? line) : []
  let read = 0
  return {
    async show(moment, anew) {
      shown = moment
      // What was measured a moment ago where nobody looked may be seen by now.
      feed.point(null)
      if (anew) setMap(moment)
      const input = playersView(moment)
      const told = way.input ? way.input(input, moment) : input
      if (way.publish) way.publish(feed, told, moment)
      else feed.publish(told)
      if (way.point) way.point(feed, moment)
      else feed.point(moment.ruler)
      await settled()
    },
    heard() {
      const fresh = said.slice(read).map(message => JSON.stringify(message))
      read = said.length
      return fresh
    },
    async published() {
      for (let i = 0; i < ROUNDS; i++) await settled()
      return room.splice(0)
    },
  }

  function setMap({ terrain: { map }, picture }: Moment): void {
    const { width, height } = map
    feed.setMap({ width, height, picture, place: { x: 0, y: 0, width, height } })
  }
}

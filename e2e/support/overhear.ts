import mqtt from 'mqtt'
import type { ScreensHost } from './screens'

/** What a bare subscriber has heard at the broker. */
interface Overheard {
  /** The kinds of topics on which something came. */
  topics: string[]
  /** Which of these words stand in what came, in their order; then whether there was JSON in it, or a picture. */
  read(words: readonly string[]): string[]
}

/** How files of pictures begin: WebP, PNG, JPEG. */
const PICTURE = /^(RIFF|\x89PNG|\xff\xd8\xff)/

/** Whoever runs the broker, or has its link: hears all that is published in a room, without being Fray. */
export async function overhear({ broker, ears }: ScreensHost, link: string): Promise<{ end(): Promise<Overheard> }> {
  const room = /#([0-9a-f]{32})/.exec(link)![1]!
  const client = await mqtt.connectAsync(broker.address, {
    protocolVersion: 4,
    clientId: 'screen-ears',
    reconnectPeriod: 0,
    ...ears.as,
    wsOptions: { origin: broker.origin },
  })
  const heard: { topic: string; payload: Buffer }[] = []
  client.on('message', (topic, payload) => heard.push({ topic, payload }))
  await client.subscribeAsync(ears.topics(room), { qos: 1 })
  return {
    async end() {
      await client.endAsync(true)
      const payloads = heard.map(({ payload }) => payload).filter(({ length }) => length > 0)
      return {
        topics: [...new Set(heard.map(({ topic }) => topic.split('/')[2] ?? ''))].sort(),
        read: words => [
          ...words.filter(word => payloads.some(payload => payload.includes(word))),
          ...(payloads.some(isJson) ? ['JSON'] : []),
          ...(payloads.some(payload => PICTURE.test(payload.toString('latin1'))) ? ['a picture'] : []),
        ],
      }
    },
  }
}

function isJson(payload: Buffer): boolean {
  try {
    JSON.parse(payload.toString())
    return true
  } catch {
    return false
  }
}

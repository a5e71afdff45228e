import { KEY } from './seal'
import { ROOM } from './topics'

/** Where a room is, and what it takes to look into it. All of it stands in the fragment of a link: no server is ever told. */
export interface RoomLink {
  room: string
  /** The address of the broker; null: beside the page. */
  broker: string | null
  /** What screens say to the broker, where it asks. */
  user: string | null
  password: string | null
  /** What is published is encrypted with it; null: it is not. */
  key: string | null
}

/** Long enough for any broker's own. */
const MOST_LETTERS = 200

/** The fragment of a link, without its #. */
export function writeRoomLink({ room, broker, user, password, key }: RoomLink): string {
  const rest = new URLSearchParams(
    Object.entries({ broker, user, password, key }).filter((pair): pair is [string, string] => pair[1] !== null),
  )
  return [room, rest.toString()].filter(part => part !== '').join('&')
}

/** What the fragment of a link says; null: it is none, or was cut short. */
export function readRoomLink(fragment: string): RoomLink | null {
  const [room = '', ...rest] = fragment.split('&')
  const said = new URLSearchParams(rest.join('&'))
  const of = (name: string) => said.get(name)?.slice(0, MOST_LETTERS) ?? null
  const [broker, key] = [of('broker'), of('key')]
  if (!ROOM.test(room) || (broker !== null && !isBroker(broker)) || (key !== null && !KEY.test(key))) return null
  return { room, broker, user: of('user'), password: of('password'), key }
}

/** Whether this is the address of a broker that a page may speak to. */
export function isBroker(address: string): boolean {
  return URL.canParse(address) && /^wss?:$/.test(new URL(address).protocol)
}

/** The address of the broker beside a page. @param page its address */
export function brokerBeside(page: string): string {
  const { href } = new URL('mqtt', page)
  return href.replace(/^http/, 'ws').replace(/[#?].*$/, '')
}

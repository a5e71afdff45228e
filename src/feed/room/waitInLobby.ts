import * as v from 'valibot'
import { createBrokerLine } from './brokerLine'
import { brokerBeside } from './roomLink'
import { LOBBY, ROOM, SELF } from './topics'

export interface WaitInLobbyOptions {
  /** The address of this page. */
  page: string
  /** Eight random hexadecimal digits. */
  draw(): string
  /** Letters to show; null: there are none just now. */
  onCode(code: string | null): void
  /** The GM has typed them: this is the room. */
  onRoom(room: string): void
}

const word = v.union([
  v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z]{4}$/)) }),
  v.strictObject({ room: v.pipe(v.string(), v.regex(ROOM)) }),
])

/**
 * A screen that came without a link waits at Fray's own broker, which lies beside its page, until the GM asks it in. Where there is no
 * such broker it is left at that. @returns stops it
 */
export function waitInLobby({ page, draw, onCode, onRoom }: WaitInLobbyOptions): () => void {
  let isThere = false
  const line = createBrokerLine({
    address: brokerBeside(page),
    room: LOBBY,
    name: `screen-${draw()}${draw()}`,
    user: LOBBY,
    password: null,
    key: null,
    onUp() {
      isThere = true
      line.subscribe([SELF])
    },
    onDown() {
      onCode(null)
      if (!isThere) void line.close()
    },
    onMessage(_, payload) {
      const said = read(payload)
      if (!said) return
      if ('code' in said) onCode(said.code)
      else onRoom(said.room)
    },
  })
  return () => void line.close()
}

function read(payload: Uint8Array): v.InferOutput<typeof word> | null {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(payload))
    return v.is(word, said) ? said : null
  } catch {
    return null
  }
}

// @ts-check
/**
 * Where screens wait that came without a link, as a TV does on which nobody types 32 digits: each is given four letters to show, and
 * the GM asks in whoever shows them. The broker draws them, so no two have the same, and nobody can hold those of another.
 */
import { randomInt } from 'node:crypto'

/** In the place of a room. */
export const LOBBY = 'lobby'
/** What a screen is told there: its letters, and later the room. */
export const SELF = 'self'

/** Without those that are taken for another, or for a digit. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 4

export function createLobby() {
  /** @type {Map<string, import('aedes').Client>} */
  const waiting = new Map()

  return {
    /** @param {import('aedes').Client} client that has come */
    wait(client) {
      if ([...waiting.values()].includes(client)) return
      let code = draw()
      while (waiting.has(code)) code = draw()
      waiting.set(code, client)
      tell(client, { code })
    },
    /** @param {import('aedes').Client} client */
    leave(client) {
      for (const [code, one] of waiting) if (one === client) waiting.delete(code)
    },
    /** @param {string} code @param {string} room @returns {boolean} whether somebody shows these letters */
    letIn(code, room) {
      const client = waiting.get(code)
      if (client) tell(client, { room })
      return client !== undefined
    },
  }
}

const draw = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** @param {import('aedes').Client} client @param {{ code: string } | { room: string }} words */
function tell(client, words) {
  const payload = Buffer.from(JSON.stringify(words))
  client.publish(
    { cmd: 'publish', topic: `fray/${LOBBY}/${SELF}`, payload, retain: false, qos: 0, dup: false },
    () => {},
  )
}

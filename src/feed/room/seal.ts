/** Closes and opens what is published with a key that the broker has never seen. */
export interface Seal {
  /** @param topic the whole of it: what is published there can be opened there alone */
  close(topic: string, bytes: Uint8Array): Promise<Uint8Array>
  /** null: it was closed with another key, or altered. */
  open(topic: string, bytes: Uint8Array): Promise<Uint8Array | null>
}

/** A key as it stands in a link: 128 bits in hexadecimal. */
export const KEY = /^[0-9a-f]{32}$/

const VECTOR = 12

/** Whether this page can encrypt: browsers give that to pages that came by https, or from this computer, and to no others. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** AES-GCM by the browser's own cryptography. @param key as it stands in a link */
export async function createSeal(key: string): Promise<Seal> {
  const raw = Uint8Array.from(key.match(/../g) ?? [], pair => parseInt(pair, 16))
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  const how = (topic: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(topic),
  })
  return {
    async close(topic, bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(VECTOR))
      const closed = new Uint8Array(await crypto.subtle.encrypt(how(topic, iv), secret, bytes.slice()))
      const all = new Uint8Array(VECTOR + closed.length)
      all.set(iv)
      all.set(closed, VECTOR)
      return all
    },
    async open(topic, bytes) {
      try {
        const all = bytes.slice()
        return new Uint8Array(
          await crypto.subtle.decrypt(how(topic, all.subarray(0, VECTOR)), secret, all.subarray(VECTOR)),
        )
      } catch {
        return null
      }
    },
  }
}

/** The secret of a room: 128 bits in hexadecimal. @param draw eight random hexadecimal digits */
export function newSecret(draw: () => string): string {
  return Array.from({ length: 4 }, draw).join('')
}

/**
 * The room that a secret opens. Its name is in every link, and leads nobody back to the secret: a broker that knows the rule takes
 * into a room only what comes with it (`scripts/screens/broker.mjs`).
 */
export async function roomOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`fray room ${secret}`))
  return Array.from(new Uint8Array(digest, 0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
}

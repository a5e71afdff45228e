/** A file that a careless importer chokes on, believes or obeys, and what must happen when it is opened. */
export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
  /** `refuse`: nothing is taken; `partial`: the sound parts are, the rest is listed; `accept`: legal, only ugly. */
  readonly expect: 'refuse' | 'partial' | 'accept'
  /** When refused or taken in part, the message holds every one of these. */
  readonly says: readonly string[]
  readonly why: string
}

/** Makes a file for the corpus from text or bytes. */
export function hostile(
  name: string,
  content: string | Buffer,
  expect: HostileFile['expect'],
  says: readonly string[],
  why: string,
): HostileFile {
  return { name, bytes: Buffer.from(content), expect, says, why }
}

/** Script that shows that it ran: tests check that this name stays undefined. */
export function mark(id: string): string {
  return `globalThis.frayHostileRan='${id}'`
}

/** An address that can never resolve: tests check that no request leaves for it. */
export function elsewhere(id: string): string {
  return `https://canary.invalid/${id}`
}

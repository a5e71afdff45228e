/** A MessageChannel that delivers at once, so that a test can tell "nothing was sent" from "not yet". */
export class DirectChannel {
  readonly port1 = new DirectPort()
  readonly port2 = new DirectPort()
  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}

/** While it is a list, what is said waits here, in order. */
let held: (() => void)[] | null = null

/** Says from now on nothing at once; what comes back lets all of it go. */
export function hold(): () => void {
  held ??= []
  return () => {
    const waiting = held ?? []
    held = null
    for (const say of waiting) say()
  }
}

export class DirectPort {
  other: DirectPort | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  /** All that was said through this end. */
  readonly said: unknown[] = []
  postMessage(data: unknown): void {
    if (!this.other) return
    this.said.push(data)
    const copy: unknown = structuredClone(data)
    // Whoever has closed its end meanwhile hears nothing.
    const say = () => this.other?.onmessage?.({ data: copy })
    if (held) held.push(say)
    else say()
  }
  close(): void {
    if (this.other) this.other.other = null
    this.other = null
  }
}

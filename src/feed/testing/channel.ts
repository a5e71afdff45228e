/** A MessageChannel that delivers at once, so that a test can tell "nothing was sent" from "not yet". */
export class DirectChannel {
  readonly port1 = new DirectPort()
  readonly port2 = new DirectPort()
  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
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
    this.other.onmessage?.({ data: structuredClone(data) })
  }
  close(): void {
    if (this.other) this.other.other = null
    this.other = null
  }
}

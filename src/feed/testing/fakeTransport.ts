import type { ScreenMessage } from '../messages'
import type { FeedState, Transport, TransportListener } from '../transport'

/** A transport without a window at its end: pages come and go as a test says, and what each was sent is there to read. */
export function fakeTransport() {
  let listener: TransportListener | undefined
  let state: FeedState = 'closed'
  const become = (next: FeedState) => {
    state = next
    listener?.onState(next)
  }
  const transport: Transport = {
    get state() {
      return state
    },
    open: () => become('waiting'),
    listen(next) {
      listener = next
    },
    close: () => become('closed'),
  }
  return {
    transport,
    /** A page connects. @returns all that it is sent from now on */
    connect(): readonly ScreenMessage[] {
      const sent: ScreenMessage[] = []
      listener?.onLine({ send: message => void sent.push(message) })
      become('connected')
      return sent
    },
    lose() {
      listener?.onLine(null)
      become('waiting')
    },
  }
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { brokerBeside, readRoomLink } from '~/feed/room/roomLink'
import { ScreenWindow } from '~/ui/players/elsewhere/ScreenWindow'

const root = document.getElementById('root')
if (!root) throw new Error('screen.html has no element #root')
if (self.origin === 'null') {
  narrow()
  createRoot(root).render(
    <StrictMode>
      <ScreenWindow />
    </StrictMode>,
  )
} else cutOff(root)

/** This page may reach many brokers by its policy; from here on it may reach that of its link alone. */
function narrow(): void {
  const { broker } = readRoomLink(location.hash.slice(1).replace(/&me=.*$/, '')) ?? {}
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `connect-src ${new URL(broker ?? brokerBeside(location.href)).origin.replace(/^http/, 'ws')}`
  document.head.append(meta)
}

/** A host that does not send the page's policy leaves it its origin. It shows itself within a frame that has none, and does nothing else. */
function cutOff(place: HTMLElement): void {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = 'fullscreen; screen-wake-lock'
  frame.title = 'The players’ table'
  frame.src = location.href
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' })
  place.append(frame)
}

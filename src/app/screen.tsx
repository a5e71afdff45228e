import '~/ui/players/elsewhere/older'
import './speakForScreens'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SCREEN } from '~/words/en/elsewhere'
import { brokerBeside, readRoomLink } from '~/feed/room/roomLink'
import { ScreenWindow } from '~/ui/players/elsewhere/ScreenWindow'
import { ownChosen, withOwn, bareLink } from '~/ui/players/elsewhere/useOwn'

const root = document.getElementById('root')
if (!root) throw new Error('screen.html has no element #root')
// Another link typed over this one is a page of the same address to the browser, which does not load it anew by itself.
const here = linkIn(location.hash)
addEventListener('hashchange', () => linkIn(location.hash) !== here && location.reload())
if (self.origin === 'null') {
  narrow()
  createRoot(root).render(
    <StrictMode>
      <ScreenWindow />
    </StrictMode>,
  )
} else cutOff(root)

/** A link without what whoever holds the screen has put to it. */
function linkIn(hash: string): string {
  return bareLink(hash).slice(1)
}

/** This page may reach many brokers by its policy; from here on it may reach that of its link alone. */
function narrow(): void {
  const { broker } = readRoomLink(here) ?? {}
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
  frame.title = SCREEN.frame
  frame.src = location.href
  Object.assign(frame.style, { position: 'fixed', left: '0', top: '0', width: '100%', height: '100%', border: '0' })
  place.append(frame)
  // The address of the frame is forgotten when this page is loaded again; its own is not.
  addEventListener('message', event => {
    const said = ownChosen(event, frame.contentWindow)
    if (said) history.replaceState(null, '', withOwn(location.hash, said.own, said.value))
  })
}

import { is, ready } from './messages'
import { TOKEN } from './token'

/** Where the token of the players' page outlives a reload of the GM's window: the session storage. */
export type TokenStore = Pick<Storage, 'getItem' | 'setItem'>

const TOKEN_PARTS = 4

/**
 * The secret that tells the players' page from all others. The same after a reload of this window: the page is still there then,
 * and asks with it.
 *
 * @param draw eight random hexadecimal digits
 */
export function playersToken(tokens: TokenStore, draw: () => string): string {
  const token = tokens.getItem(TOKEN) ?? Array.from({ length: TOKEN_PARTS }, draw).join('')
  tokens.setItem(TOKEN, token)
  return token
}

/**
 * The page that asks for the table by this message; null when it is not the players' page: that has no origin, and no page but
 * the one that was opened with it knows the token.
 */
export function pageAsking(event: Event, tokens: TokenStore): Window | null {
  const { origin, data, source } = event as MessageEvent<unknown>
  const isAsking = origin === 'null' && source && is(ready, data) && data.token === tokens.getItem(TOKEN)
  return isAsking ? (source as Window) : null
}

/** Gives the page one end of a channel and returns the other. All that follows goes through it, and no third page hears it. */
export function givePort(page: Window): MessagePort {
  const { port1, port2 } = new MessageChannel()
  page.postMessage({ fray: 'port' }, { targetOrigin: '*', transfer: [port2] })
  return port1
}

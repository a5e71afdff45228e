import { createScreen, type Screen } from './screen'
import { createViewer, type Viewed } from './viewer'

/**
 * A screen in the GM's window. What it is sent is read again as the players' page reads it, so that it shows what the players
 * see and not what they should.
 *
 * @param draw eight random hexadecimal digits, for aliases
 */
export function createPreview(look: (viewed: Viewed) => void, draw: () => string): Screen {
  const viewer = createViewer()
  const line = {
    send(message: unknown) {
      const viewed = viewer.take(message)
      if (viewed !== null && typeof viewed !== 'string') look(viewed)
    },
  }
  return createScreen(line, draw)
}

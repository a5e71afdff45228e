import type { Feed } from '~/feed/feed'
import { TOKEN } from '~/feed/token'
import type { WindowTransportOptions } from '~/feed/windowTransport'
import type { GmTable } from '~/store/players/playersView'
import type { ToPlayers } from '~/store/players/players'
import { untilLoaded } from '~/ui/parts/hooks/untilLoaded'
import { onFirstInput } from '~/ui/parts/hooks/onFirstInput'

interface Loaded {
  feed: Feed
  playersView(table: GmTable): Parameters<Feed['publish']>[0]
}

/**
 * The way to the players' screens. It is loaded when somebody touches the window, so that it is there when it is opened. It is
 * loaded at once when a players' page of before this reload may be asking, or when a room for screens elsewhere is opened: those
 * screens wait for the table. What it is told before that it hears then.
 */
export function feedLater(options: WindowTransportOptions): ToPlayers & Pick<Feed, 'setTheme'> {
  let loaded: Loaded | undefined
  const waiting: ((to: Loaded) => void)[] = []
  const tell = (say: (to: Loaded) => void) => {
    if (loaded) say(loaded)
    else waiting.push(say)
  }
  let isAskedFor = false
  const load = () => {
    if (isAskedFor) return
    isAskedFor = true
    untilLoaded(
      () =>
        Promise.all([import('~/feed/feed'), import('~/feed/windowTransport'), import('~/store/players/playersView')]),
      ([{ createFeed }, { createWindowTransport }, { playersView }]) => {
        loaded = { feed: createFeed({ transport: createWindowTransport(options) }), playersView }
        for (const say of waiting.splice(0)) say(loaded)
      },
    )
  }
  if (options.tokens.getItem(TOKEN) === null) onFirstInput(load)
  else load()

  return {
    // In the same turn if it is there: a browser opens a window for a click only.
    open: () => tell(({ feed }) => feed.open()),
    publish: table => tell(({ feed, playersView }) => feed.publish(playersView(table))),
    point: ruler => tell(({ feed }) => feed.point(ruler)),
    lay: handout => tell(({ feed }) => feed.lay(handout)),
    preview: hear => tell(({ feed }) => feed.preview(hear)),
    setMap: map => tell(({ feed }) => feed.setMap(map)),
    setTheme: theme => tell(({ feed }) => feed.setTheme(theme)),
    attach(transport) {
      load()
      tell(({ feed }) => feed.attach(transport))
    },
    onState: hear => tell(({ feed }) => feed.onState(hear)),
  }
}

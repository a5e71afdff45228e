import type { Feed, FeedGiven } from '~/feed/feed'
import { TOKEN } from '~/feed/token'
import type { GmTable } from '~/store/forPlayers'
import type { ToPlayers } from '~/store/services'
import { untilLoaded } from '~/ui/parts/untilLoaded'
import { whenHandNear } from '~/ui/parts/whenHandNear'

interface Loaded {
  feed: Feed
  forPlayers(table: GmTable): Parameters<Feed['publish']>[0]
}

/**
 * The way to the players' window. It is loaded when somebody touches the window, so that it is there when it is opened; or
 * at once when a players' page of before this reload may be asking. What it is told before that it hears then.
 */
export function feedLater(given: FeedGiven): ToPlayers & Pick<Feed, 'setTheme'> {
  let loaded: Loaded | undefined
  const waiting: ((to: Loaded) => void)[] = []
  const tell = (say: (to: Loaded) => void) => {
    if (loaded) say(loaded)
    else waiting.push(say)
  }
  const load = () =>
    untilLoaded(
      () => Promise.all([import('~/feed/feed'), import('~/store/forPlayers')]),
      ([{ createFeed }, { forPlayers }]) => {
        loaded = { feed: createFeed(given), forPlayers }
        for (const say of waiting.splice(0)) say(loaded)
      },
    )
  if (given.tokens.getItem(TOKEN) === null) whenHandNear(load)
  else load()

  return {
    // In the same turn if it is there: a browser opens a window for a click only.
    open: () => tell(({ feed }) => feed.open()),
    publish: table => tell(({ feed, forPlayers }) => feed.publish(forPlayers(table))),
    point: ruler => tell(({ feed }) => feed.point(ruler)),
    mirror: hear => tell(({ feed }) => feed.mirror(hear)),
    setMap: map => tell(({ feed }) => feed.setMap(map)),
    setTheme: theme => tell(({ feed }) => feed.setTheme(theme)),
    onState: hear => tell(({ feed }) => feed.onState(hear)),
  }
}

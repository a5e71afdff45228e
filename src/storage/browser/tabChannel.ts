import type { Channel } from '../ports/ports'

/** Tells the GM's other windows how far a fight has come. */
export function tabChannel(): Channel {
  const channel = new BroadcastChannel('fray/heads')
  return {
    post: news => channel.postMessage(news),
    listen(hear) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('fight' in data) || !('head' in data)) return
        const { fight, head } = data
        const follows = 'follows' in data && data.follows === true
        if (typeof fight === 'string' && typeof head === 'number') hear({ fight, head, follows })
      }
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}

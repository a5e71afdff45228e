import type { CDPSession, Page } from '@playwright/test'

/** A place in pixels of the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Fingers on the screen: real touches, as many at once as a hand has. */
export interface Fingers {
  tap(at: Spot): Promise<void>
  /** One finger goes down, along these places, and up. */
  drag(...way: readonly Spot[]): Promise<void>
  /** One finger goes down and rests until something has come of it, then up. */
  rest(at: Spot, until: () => Promise<void>): Promise<void>
  /** Two fingers go down and each to its place, then up. */
  both(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Promise<void>
}

/** Steps from one place to the next: a finger does not jump. */
const STEPS = 6

export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const drag = async (...way: readonly Spot[]) => {
    const [first, ...rest] = way
    if (!first) return
    await touch(session, 'touchStart', [first])
    let from = first
    for (const to of rest) {
      for (let i = 1; i <= STEPS; i++) await touch(session, 'touchMove', [between(from, to, i / STEPS)])
      from = to
    }
    await touch(session, 'touchEnd', [])
  }
  return {
    tap: at => drag(at),
    drag,
    async rest(at, until) {
      await touch(session, 'touchStart', [at])
      await until()
      await touch(session, 'touchEnd', [])
    },
    async both([a, b], [c, d]) {
      // No two fingers come down at the same moment.
      await touch(session, 'touchStart', [a])
      await touch(session, 'touchStart', [a, b])
      for (let i = 1; i <= STEPS; i++)
        await touch(session, 'touchMove', [between(a, c, i / STEPS), between(b, d, i / STEPS)])
      await touch(session, 'touchEnd', [c])
      await touch(session, 'touchEnd', [])
    },
  }
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at: readonly Spot[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }, id) => ({ x, y, id })) })
}

const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

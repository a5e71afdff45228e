import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runs, SEED } from '../../test/long'
import { createFeed, type Feed } from './feed'
import { hold } from './testing/channel'
import { simulatedRoom } from './testing/simulatedRoom'
import { input, seen, table } from './testing/tables'
import { deliverAtOnce, grid, windows } from './testing/windows'
import type { Transport } from './transport'
import { createViewer, type Viewed } from './viewer'

deliverAtOnce()

/** What is done at the table: everything that the players are shown, and what they may not know beside it. */
type Deed =
  | { of: 'table'; log: number; at: number; hidden: number; curtain: boolean; pictures: boolean; wide: boolean }
  | { of: 'ruler'; cell: number | null }
  | { of: 'handout'; text: string | null; picture: boolean }
  | { of: 'map'; isOpen: boolean }

/** What goes wrong on the way. Each way takes of it what can happen there. */
type Fault =
  | { of: 'arrive'; count: number }
  | { of: 'deliver'; screen: number; which: number; fate: 'comes' | 'is lost' | 'comes twice' }
  | { of: 'screen'; screen: number }
  | { of: 'gmCut' | 'broker' | 'gm' | 'join' | 'pulse' | 'crash' | 'hold' | 'release' }

/** One way from the GM's window to screens, with all that can go wrong on it. */
interface Way {
  feed(): Feed
  happens(fault: Fault): Promise<void> | void
  calm(): Promise<void>
  /** Of each screen all that it showed, in order; null: that it shows nothing, or says that it is out of date. */
  screens: (Viewed | null)[][]
}

/** Notes of each line all that was to be seen at its end, in order. */
class Truth {
  readonly history: Viewed[] = []
  readonly tap = (transport: Transport): Transport => ({
    ...transport,
    get state() {
      return transport.state
    },
    listen: listener =>
      transport.listen({
        ...listener,
        onLine: line => {
          if (!line) return listener.onLine(line)
          const viewer = createViewer()
          listener.onLine({
            send: message => {
              const viewed = viewer.take(message)
              if (viewed && typeof viewed !== 'string') this.history.push(viewed)
              line.send(message)
            },
          })
        },
      }),
  })
}

function overWindow(truth: Truth): Way {
  const both = windows({ tap: truth.tap })
  const shown: (Viewed | null)[] = []
  let read = 0
  const look = () => {
    const all = both.page.seen
    for (; read < all.length; read++) {
      const seen = all[read]!
      shown.push(seen.state === 'live' ? seen : null)
    }
  }
  let release = () => undefined as void
  both.feed.open()
  both.loadPage()
  return {
    feed: () => both.gm.feed!,
    screens: [shown],
    happens({ of }) {
      if (of === 'gm') both.reloadGm()
      else if (of === 'screen') both.reloadPage()
      else if (of === 'crash') both.crashPage()
      else if (of === 'hold') release = hold()
      else if (of === 'release') release()
      else if (of === 'pulse') vi.advanceTimersByTime(1_000)
      look()
    },
    async calm() {
      release()
      both.reloadPage()
      vi.advanceTimersByTime(10_000)
      look()
      vi.clearAllTimers()
    },
  }
}

function overRoom(truth: Truth): Way {
  const screens: (Viewed | null)[][] = []
  const room = simulatedRoom((screen, { seen }) => {
    ;(screens[screen] ??= []).push(seen?.state === 'live' ? seen : null)
  })
  const newFeed = () => {
    const transport: Transport = {
      state: 'connected',
      open: () => undefined,
      listen: listener => listener.onLine({ send: room.say }),
      close: () => undefined,
    }
    return createFeed({ transport: truth.tap(transport) })
  }
  let feed = newFeed()
  room.toggleGm()
  room.join()
  return {
    feed: () => feed,
    screens,
    async happens(fault) {
      await room.settled()
      if (fault.of === 'arrive') room.arrive(fault.count)
      else if (fault.of === 'deliver') room.deliver(fault.screen, fault.which, fault.fate)
      else if (fault.of === 'screen') room.toggle(fault.screen)
      else if (fault.of === 'gmCut') room.toggleGm()
      else if (fault.of === 'broker') room.restartBroker()
      else if (fault.of === 'pulse') room.pulse()
      else if (fault.of === 'join') room.join()
      else if (fault.of === 'gm') {
        room.reloadGm()
        feed = newFeed()
      }
      await room.settled()
    },
    calm: () => room.calm(),
  }
}

const SECRET = 'the captain is a ghoul'

/** The table after a deed. Somebody stands out of sight, under a name that nobody may read. */
function tableOf(deed: Deed & { of: 'table' }) {
  const combatants = table.combatants.map(one =>
    one.id === 'c-1' ? { ...one, cell: deed.at } : one.id === 'c-9' ? { ...one, cell: deed.hidden } : one,
  )
  return {
    ...input,
    table: { ...table, combatants },
    log: Array.from({ length: deed.log }, (_, i) => `line ${i}`),
    curtain: deed.curtain,
    seen: seen([{ x: 1, y: 1, width: deed.wide ? 5 : 4, height: 5 }]),
    pictures: new Map(
      deed.pictures
        ? [
            ['c-1', { id: 'roland.webp', file: new Blob(['a portrait of Roland'], { type: 'image/webp' }) }],
            // Of nobody who is at the table.
            ['c-77', { id: SECRET, file: new Blob([SECRET], { type: 'image/webp' }) }],
          ]
        : [],
    ),
  }
}

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    of: fc.constant('table' as const),
    log: fc.nat(3),
    at: fc.constantFrom(11, 12, 22, 33),
    hidden: fc.constantFrom(17, 18, 38),
    curtain: fc.boolean(),
    pictures: fc.boolean(),
    wide: fc.boolean(),
  }),
  fc.record({ of: fc.constant('ruler' as const), cell: fc.constantFrom(null, 11, 12, 13, 18) }),
  fc.record({
    of: fc.constant('handout' as const),
    text: fc.constantFrom(null, 'Meet me at the mill.', 'Burn this.'),
    picture: fc.boolean(),
  }),
  fc.record({ of: fc.constant('map' as const), isOpen: fc.boolean() }),
)

const faults: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ of: fc.constant('arrive' as const), count: fc.integer({ min: 1, max: 8 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      of: fc.constant('deliver' as const),
      screen: fc.nat(2),
      which: fc.oneof(fc.constant(0), fc.nat(9)),
      fate: fc.constantFrom('comes' as const, 'comes' as const, 'is lost' as const, 'comes twice' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ of: fc.constant('screen' as const), screen: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      of: fc.constantFrom('gmCut' as const, 'broker', 'gm', 'join', 'pulse', 'crash', 'hold', 'release'),
    }),
  },
)

const RUNS = runs(200, 5_000)

describe.each([
  { name: 'a window on this computer', way: overWindow },
  { name: 'a room on a broker', way: overRoom },
])('$name', ({ way: over }) => {
  it('after the last fault each screen shows what is to be seen, and never before what was taken back, or is secret', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(deeds, faults), { maxLength: 60 }), async steps => {
        const truth = new Truth()
        const way = over(truth)
        let current: Parameters<Feed['publish']>[0] | null = null
        const follow = (feed: Feed) => feed.onState(() => current && feed.publish(current))
        let feed = way.feed()
        const begin = () => {
          feed = way.feed()
          feed.setMap(current && grid)
          follow(feed)
          if (current) feed.publish(current)
        }
        begin()
        for (const step of steps) {
          if (step.of === 'table') {
            if (!current) feed.setMap(grid)
            feed.publish((current = tableOf(step)))
          } else if (step.of === 'map') {
            current = step.isOpen ? { ...input, log: ['another fight'] } : null
            feed.setMap(current && grid)
            if (current) feed.publish(current)
          } else if (step.of === 'ruler') {
            feed.point(step.cell === null ? null : { cells: [11, step.cell], words: `${step.cell} m` })
          } else if (step.of === 'handout') {
            const picture = step.picture ? new Blob(['a map of the mill'], { type: 'image/png' }) : null
            feed.lay(step.text === null ? null : { text: step.text, picture })
          } else {
            await way.happens(step)
            if (way.feed() !== feed) begin()
          }
        }
        await way.calm()
        const last = truth.history.at(-1)
        for (const shown of way.screens) {
          expect(whole(shown.at(-1) ?? null)).toBe(whole(last ?? null))
          let from = 0
          for (const one of shown) {
            if (!one) continue
            const found = truth.history.findIndex((was, i) => i >= from && isOf(one, was))
            expect(found, `shown, but not to be seen then: ${words(one)}`).toBeGreaterThanOrEqual(from)
            from = found
            expect(JSON.stringify([one.record, one.handout?.text])).not.toContain(SECRET)
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

/** What stands there, pictures aside: those may still be on their way. A ruler lies on a table. */
function words({ record, ruler, handout }: Viewed): string {
  return JSON.stringify([record, record?.show === 'table' ? ruler : null, handout?.text ?? null])
}

function whole(one: Viewed | null): string {
  if (!one) return 'nothing'
  const pictures = [...one.pictures].map(([name, { size, type }]) => `${name} ${size} ${type}`).toSorted()
  return `${words(one)} ${JSON.stringify([pictures, one.handout?.picture?.size ?? null])}`
}

/** Whether this is what was to be seen at that moment, with no picture and no ruler that was not. */
function isOf(shown: Viewed, was: Viewed): boolean {
  if (words(shown) !== words(shown.ruler ? was : { ...was, ruler: null })) return false
  const isNamed = [...shown.pictures].every(([name, { size }]) => was.pictures.get(name)?.size === size)
  const laid = shown.handout?.picture
  return isNamed && (!laid || laid.size === was.handout?.picture?.size)
}

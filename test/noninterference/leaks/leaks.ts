import type { Option } from '~/engine'
import { cutOut } from '~/feed/cutOut'
import type { TableInput } from '~/feed/feed'
import { healthRing } from '~/table'
import type { Moment } from '../fights/moment'
import type { Way } from '../comparison/screens'
import { behindScreen, each, plain } from '../scramblers/entries'

type Input = TableInput
type Table = Input['table']
type Change = NonNullable<Way['input']>

/** Something that somebody could do wrong some day, put on the way to the players. */
const inTable =
  (change: (table: Table, moment: Moment) => Partial<Table>): Change =>
  (input, moment) => ({ ...input, table: { ...input.table, ...change(input.table, moment) } })

/** A badge more on everybody who is shown. */
const badge = (words: (moment: Moment, who: string) => string | undefined): Change =>
  inTable(({ combatants }, moment) => ({
    combatants: combatants.map(c => ({
      ...c,
      badges: [...c.badges, ...[words(moment, c.id)].filter(w => w !== undefined)],
    })),
  }))

/** Words more in the banner. */
const banner = (words: (moment: Moment) => unknown): Change =>
  inTable(({ now }, moment) => ({ now: { ...now, title: `${now.title} ${JSON.stringify(words(moment))}` } }))

/** A price more, of what is asked of whoever the banner names. */
const answers =
  (words: (options: readonly Option[]) => string): Change =>
  (input, { asks }) => {
    const ask = asks?.find(({ of, see }) => see === 'all' && of === input.table.now.who)
    return ask?.kind === 'choice'
      ? { ...input, answers: [...input.answers, { words: '', price: words(ask.options) }] }
      : input
  }

const inMap =
  (change: (seen: Input['seen'], moment: Moment) => Partial<Input['seen']>): Change =>
  (input, moment) => ({ ...input, seen: { ...input.seen, ...change(input.seen, moment) } })

const turnOf = ({ state }: Moment) => state.turn as { order?: unknown; groups?: unknown } | null

/** Leaks by what they tell, in the part of the way where they lie. */
export const LEAKS: Readonly<
  Record<
    | 'title'
    | 'view'
    | 'answers'
    | 'log'
    | 'screen'
    | 'deed'
    | 'end'
    | 'trail'
    | 'flat'
    | 'clock'
    | 'map'
    | 'pictures'
    | 'ruler'
    | 'timing',
    Readonly<Record<string, Way>>
  >
> = {
  title: {
    'what the GM has written about it': { input: inTable((_, { state }) => ({ title: state.board.notes ?? '' })) },
  },
  view: {
    'how many there are': { input: inTable((_, { state }) => ({ seconds: Object.keys(state.combatants).length })) },
    'a figure without a name': {
      input: inTable(({ combatants }, { state }) => {
        const unseen = Object.values(state.combatants).find(c => !c.gone && !combatants.some(({ id }) => id === c.id))
        const token = {
          name: 'x',
          letter: '?',
          cell: null,
          size: 1,
          turn: 'ready' as const,
          out: null,
          pools: [],
          ring: [],
          badges: [],
        }
        return { combatants: unseen ? [...combatants, { ...token, id: unseen.id, side: unseen.side }] : combatants }
      }),
    },
    'exact health in the ring': {
      input: inTable(({ combatants }, { ruleset: { display }, state }) => ({
        combatants: combatants.map(c => ({
          ...c,
          ring: healthRing(display.pools(state.combatants[c.id]!), display.life),
        })),
      })),
    },
    'the letter of whom they cannot name': {
      input: inTable(({ combatants }, { state }) => ({
        combatants: combatants.map(c => ({ ...c, letter: state.combatants[c.id]!.letter })),
      })),
    },
    notes: { input: badge(({ state }, who) => state.combatants[who]!.notes) },
    heights: { input: badge(({ state }, who) => state.combatants[who]!.elevation) },
    'markers of the GM': {
      input: badge(({ state }, who) => Object.values(state.effects).find(e => e.on === who && !e.shared)?.words),
    },
    'when a marker ends': {
      input: badge(({ state }, who) => JSON.stringify(Object.values(state.effects).find(e => e.on === who)?.until)),
    },
    'pools of everybody': {
      input: inTable(({ combatants }, { state, ruleset }) => ({
        combatants: combatants.map(c => ({
          ...c,
          pools: ruleset.display.pools(state.combatants[c.id]!).map(pool => ({ ...pool, colour: null })),
        })),
      })),
    },
    'the number of the next id': { input: inTable((_, { state }) => ({ seconds: state.nextId })) },
    'things that lie about': { input: inTable((_, { state }) => ({ seconds: Object.keys(state.things).length })) },
    'all sides': {
      input: inTable((_, { state }) => ({
        sides: Object.values(state.sides).map(({ id, name, badge: sign }) => ({ id, name, badge: sign, now: false })),
      })),
    },
    'how many are asked': { input: banner(({ asks }) => asks?.length ?? 0) },
    'what is asked': { input: banner(({ asks }) => asks?.map(({ facts }) => facts)) },
    'the order of the round': { input: banner(moment => turnOf(moment)?.order ?? turnOf(moment)?.groups) },
  },
  answers: {
    'what would come of an answer': {
      input: answers(options => JSON.stringify(options.map(({ stake }) => stake?.effect))),
    },
    'how many there are': { input: answers(({ length }) => `${length}`) },
  },
  log: {
    'facts for the GM': {
      input: (input, { log }) => ({
        ...input,
        log: [...input.log, JSON.stringify(log.at(log.present)?.lines.at(-1)?.event.with)],
      }),
    },
    'what was undone': { input: (input, { log }) => ({ ...input, log: [...input.log, `${log.length}`] }) },
    'the GM’s words for a command': {
      input: (input, { log }) => ({ ...input, log: [...input.log, `${log.at(log.present)?.words}`] }),
    },
  },
  screen: {
    'dice that were rolled behind it': {
      said: moment => ({
        ...moment,
        log: each(moment.log, entry => ({
          ...plain(entry),
          lines: entry.lines.map(line => {
            const { event } = line
            const dice = behindScreen(moment, entry, line).map(fact => [fact, event.with[fact]] as const)
            return event.shared
              ? { ...line, event: { ...event, shared: { ...event.shared, ...Object.fromEntries(dice) } } }
              : line
          }),
        })),
      }),
    },
  },
  deed: {
    'what a blow came to': {
      input: (input, { log }) => {
        const label = JSON.stringify(log.at(log.present)?.lines.at(-1)?.event.with ?? null)
        const victims = input.deed?.victims.map(victim => ({ ...victim, changes: [{ label, n: 1 }] })) ?? []
        return { ...input, deed: input.deed && { ...input.deed, victims } }
      },
    },
    'every die that fell': {
      input: (input, { log }) => {
        const entry = log.at(log.present)
        const dice = (entry?.thrown ?? []).flatMap(({ dice, faces }) =>
          dice.map((sides, i) => ({ who: input.table.combatants[0]?.id ?? '', sides, face: faces[i]! })),
        )
        return { ...input, deed: input.deed && { ...input.deed, dice } }
      },
    },
  },
  end: {
    'who has fallen': {
      input: (input, { ruleset, state }) => {
        const down = Object.values(state.combatants).filter(one => ruleset.display.isOut(one)).length
        const end = { rounds: down, seconds: null, holds: [], out: [], blow: null, unlucky: null, lost: [] }
        return { ...input, end }
      },
    },
  },
  trail: {
    'how many have walked': {
      input: inTable((_, { state }) => ({ seconds: Object.keys(state.board.trails ?? {}).length })),
    },
    'the whole way of whom they see': {
      input: inMap(({ trails }, { state }) => ({
        trails: trails.map(trail => ({ ...trail, cells: state.board.trails![trail.who]! })),
      })),
    },
  },
  flat: {
    'a view that goes with whoever acts': {
      input: (input, { state }) => {
        const acting = Object.values(state.combatants).find(c => !input.table.combatants.some(({ id }) => id === c.id))
        const x = acting?.cell ?? 0
        return { ...input, flat: input.flat && { ...input.flat, views: [{ screen: 'Table', x, y: 0, turn: 0 }] } }
      },
    },
  },
  clock: {
    'whose time it is': {
      input: (input, { clock }) => ({ ...input, clock: clock && { ...clock, left: Number(clock.of.slice(1)) } }),
    },
  },
  map: {
    'areas of the GM': {
      input: inMap((_, { state }) => ({
        areas: Object.values(state.board.areas ?? {}).map(({ name, badge: sign }) => ({
          name,
          badge: sign,
          squares: [],
        })),
      })),
    },
    'zones by number': {
      input: inMap(({ zones }, { state }) => ({
        zones: [...zones, { name: `${Object.keys(state.board.zones?.said ?? {}).length}`, squares: [] }],
      })),
    },
    'ground that nobody saw': {
      input: inMap((_, { state }) => ({
        ground: [{ kind: 'cover', squares: Object.keys(state.board.paint ?? {}).map(y => square(0, Number(y))) }],
      })),
    },
    'walls that nobody saw': {
      input: inMap(({ walls }, { state, terrain }) => ({
        walls: [
          ...walls,
          ...terrain.standing(state.board).map(({ kind, x1, y1, x2, y2 }) => ({ kind, x1, y1, x2, y2, open: null })),
        ],
      })),
    },
    'how many doors stand open': {
      input: inTable((_, { state }) => ({
        seconds: Object.values(state.board.doors).filter(to => to === 'open').length,
      })),
    },
    'which wall is a secret door': {
      input: inTable((_, { terrain }) => ({ seconds: terrain.map.portals.filter(({ secret }) => secret).length })),
    },
  },
  pictures: {
    'the whole of each block': {
      cut: (picture, place, blocks) =>
        cutOut(
          picture,
          place,
          blocks.map(block => ({ ...block, squares: [{ ...block }] })),
        ),
    },
    'pictures of the unnamed': {
      input: (input, { state, pictures }) => {
        const all = input.table.combatants.flatMap(({ id }) => {
          const picture = state.combatants[id]!.picture
          const found = picture && pictures.get(picture)
          return found ? [[id, { id: picture, file: found.file }] as const] : []
        })
        return { ...input, pictures: new Map(all) }
      },
    },
    'the file of the map': { cut: (picture, _, blocks) => Promise.resolve(blocks.map(() => picture)) },
  },
  ruler: {
    'whatever is measured': {
      point: (feed, { ruler, terrain: { map } }) => {
        const everywhere = [square(0, 0, map.width, map.height)]
        feed.publish({ ...EMPTY, seen: { ...EMPTY.seen, shown: everywhere } })
        feed.point(ruler)
      },
    },
  },
  timing: {
    'a message for each hidden one': {
      publish: (feed, input, { state }) => {
        for (const c of Object.values(state.combatants))
          if (c.known === 'absent') feed.publish({ ...input, table: { ...input.table, title: c.id } })
        feed.publish(input)
      },
    },
    'a message for each command': {
      publish: (feed, input, { log }) => {
        feed.publish({ ...input, table: { ...input.table, title: `${log.length % 2}` } })
        feed.publish(input)
      },
    },
  },
}

function square(x: number, y: number, width = 1, height = 1) {
  return { x, y, width, height }
}

const EMPTY: Input = {
  table: {
    title: '',
    phase: 'combat',
    round: null,
    seconds: null,
    now: { title: '', who: null, side: null },
    sides: [],
    combatants: [],
  },
  log: [],
  answers: [],
  deed: null,
  end: null,
  left: new Map(),
  pictures: new Map(),
  seen: { shown: [], remembered: [], blocks: [], walls: [], areas: [], ground: [], zones: [], trails: [] },
  clock: null,
  flat: null,
  curtain: false,
}

/** Leaks of what publishes into a room; the window of the GM's own players hears nothing of them. */
export const LEAKS_OF_A_ROOM: Readonly<Record<string, Way>> = {
  'pictures that lie under an id of the fight': {
    line: (line, moment) => ({
      publish: (topic, payload, retain) => {
        const absent = Object.values(moment().state.combatants).find(({ known }) => known === 'absent')
        return line.publish(topic.replace(/^picture\/[0-9a-f]{8}/, `$&${absent?.id ?? ''}`), payload, retain)
      },
    }),
  },
  'as many bytes more as there are hidden ones': {
    line: (line, moment) => ({
      publish(topic, payload, retain) {
        const hidden = Object.values(moment().state.combatants).filter(({ known }) => known === 'absent').length
        const padded = payload instanceof Uint8Array ? payload : payload && { ...payload, pad: '.'.repeat(hidden) }
        return line.publish(topic, padded, retain)
      },
    }),
  },
  'a word when a command was given': {
    line: (line, moment) => ({
      publish(topic, payload, retain) {
        if (topic === 'record') void line.publish('change', { at: moment().log.length }, false)
        return line.publish(topic, payload, retain)
      },
    }),
  },
}

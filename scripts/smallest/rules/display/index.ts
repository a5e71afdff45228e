import type { HealthRing } from '~/engine/public'
import type { DisplayRules, Lane, Prompt } from '~/engine/ruleset'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/shareAs'
import { asWord } from '~/table/words/sentences'
import { textOf } from '~/table/words/textOf'
import { ACTIONS, isOver } from '../commands'
import { type Combatant, CONDITION, isUp, type Smallest, type Snapshot, state } from '../state'

const pools = ({ sheet }: Combatant) => [{ key: 'hp', label: 'HP', ...sheet.hp }]
const LIFE = ['hp']
const COLOURS = { hp: 'red' } as const

function badges(c: Combatant, s: Snapshot) {
  const codes = [...(isUp(c) ? [] : ['down' as const]), ...CONDITION.marks.filter(mark => c.sheet.status[mark])]
  const markers = Object.values(s.effects).filter(({ on }) => on === c.id)
  return [
    ...codes.map(code => CONDITION.badge(code, true)),
    ...markers.map(({ words, shared }) => ({ code: 'marker', words, open: shared })),
  ]
}

function turnOf(s: Snapshot, c: Combatant): Lane['rows'][number]['state'] {
  if (!isUp(c)) return 'out'
  if (s.phase !== 'combat' || !s.turn) return 'waiting'
  if (s.turn.who === c.id) return 'acting'
  return s.turn.acted.includes(c.id) ? 'spent' : 'waiting'
}

function prompt(s: Snapshot): Prompt {
  const says = (title: string, detail: string, c?: Combatant): Prompt => ({
    of: c?.id ?? 'gm',
    side: c?.side ?? null,
    title,
    detail,
    round: s.turn?.round ?? 0,
    seconds: null,
  })
  if (s.phase === 'preparation') return says('Preparation', 'Place the combatants, then begin.')
  if (s.phase === 'over') return says('Combat is over', '')
  const c = s.combatants[s.turn?.who ?? '']
  if (c) return says(`${c.name}'s turn`, 'Move, then one action.', c)
  return says('Nobody can act', 'End the combat, or add combatants.')
}

/** How somebody is, to players who see no numbers: a word, and a health ring that says no more than the word. */
function health({ sheet: { hp } }: Combatant): { words: string; ring: HealthRing } {
  if (hp.cur === hp.max) return { words: 'unhurt', ring: [{ left: 2, of: 2 }] }
  return hp.cur > 0 ? { words: 'hurt', ring: [{ left: 1, of: 2 }] } : { words: 'down', ring: [{ left: 0, of: 2 }] }
}

/** The public record, fact by fact: what is not named here does not reach the players. */
const view: DisplayRules<Smallest>['view'] = (s, asks) => {
  const seen = Object.values(s.combatants).filter(c => isKnown(c) && !c.gone)
  const actor = s.phase === 'combat' ? seen.find(({ id }) => id === s.turn?.who) : undefined
  const side = actor?.side ?? null
  const now = actor && { title: `${shownName(actor)}'s turn`, who: actor.id, side }
  return {
    title: 'The Smallest Ruleset',
    phase: s.phase,
    round: s.phase === 'combat' && s.turn ? s.turn.round : null,
    seconds: null,
    now: commonBanner(s, asks, { side: c => c.side, question: () => 'attack' }) ??
      now ?? { title: isOver(s) ? 'The fight is decided' : 'The fight goes on', who: null, side },
    sides: publicSides(
      Object.values(s.sides).filter(({ id }) => seen.some(c => c.side === id)),
      actor?.side,
    ),
    combatants: seen.map(c => {
      const show = s.sides[c.side]?.show ?? 'nothing'
      const inWords = show === 'words' ? health(c) : undefined
      const open = badges(c, s).filter(badge => badge.open && (show !== 'nothing' || badge.code === 'down'))
      return publicCombatant(c, {
        size: 1,
        turn: turnOf(s, c),
        pools: show === 'exact' ? pools(c) : [],
        poolColours: COLOURS,
        ring: show === 'exact' ? healthRing(pools(c), LIFE) : (inWords?.ring ?? []),
        badges: [...new Set([...(inWords ? [inWords.words] : []), ...open.map(({ words }) => words)])],
      })
    }),
    track:
      s.phase === 'combat'
        ? [{ name: 'Turns', mark: '', now: false, rows: seen.map(c => ({ who: c.id, turn: turnOf(s, c), words: '' })) }]
        : [],
  }
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Smallest> = {
  order: s => {
    const rows = Object.values(s.combatants).filter(({ gone }) => !gone)
    const words = { out: 'down', spent: 'has acted', acting: '', waiting: '', ready: '' }
    return [
      {
        name: 'Turns',
        side: null,
        now: s.phase === 'combat',
        rows: rows.map(c => ({ who: c.id, state: turnOf(s, c), words: words[turnOf(s, c)] })),
      },
    ]
  },
  prompt,
  view,
  badges,
  pools,
  poolColours: COLOURS,
  life: LIFE,
  outcomes: {
    missed: [{ kind: 'miss', to: 'target', by: 'by' }],
    hit: [{ kind: 'hit', to: 'target', by: 'by' }],
    falls: [{ kind: 'down', to: 'who' }],
  },
  measures: { missed: { total: 'total', parts: 'total' }, hit: { total: 'total', parts: 'total' } },
  isOut: c => !isUp(c),
  spent: new Set(),
  text: textOf<Smallest>({
    refusals: {
      othersTurn: ({ with: f }, name) => (f.who === null ? 'It is nobody’s turn.' : `It is ${name(f.who)}'s turn.`),
      hasMoved: ({ with: f }, name) => `${name(f.who)} has moved in this turn.`,
      noTarget: () => 'No foe is in a square beside.',
      noWay: () => 'There is no way within 6 squares.',
      notOnMap: ({ with: f }, name) => `${name(f.who)} is not on the map.`,
      endOccupied: () => 'Somebody is there.',
    },
    questions: {
      'attack.target': 'attack whom?',
      'attack.dice': ({ of, f, name }) => [`${of}: attack ${name(f.target)}`, 'A 12 or more hits.'],
      'attack.damage': ({ of, f, name }) => [`${of}: damage to ${name(f.target)}`],
      'move.path': 'where to?',
    },
    optionsOf: {},
    options: {},
    dice: ({ dice }) => dice.map(sides => `d${sides}`),
    log: {
      began: () => 'Combat begins.',
      ended: f => `Combat is over after ${asWord(f.rounds)} rounds.`,
      turn: (f, name) => `${name(f.who)}'s turn.`,
      moved: (f, name) => `${name(f.who)} moves ${asWord(f.cost)} squares.`,
      guards: (f, name) => `${name(f.who)} is on guard.`,
      missed: (f, name) => `${name(f.by)} misses ${name(f.target)}.`,
      hit: (f, name) =>
        `${name(f.by)} hits ${name(f.target)}${f.taken === undefined ? '' : `: ${asWord(f.taken)} damage`}.`,
      falls: (f, name) => `${name(f.who)} falls.`,
    },
    parts: { die: 'd20', skill: 'Skill', guarding: 'On guard' },
    actions: ACTIONS,
    commands: {},
    toggles: state.settings.toggles,
  }),
}

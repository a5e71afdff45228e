import type { DisplayRules, Lane, Prompt } from '~/engine/display'
import { markersOn, restPrompt } from '~/table/contract/shown'
import {
  commonBanner,
  healthInWords,
  healthRing,
  publicCombatant,
  publicSides,
  shownName,
} from '~/table/public/publicLook'
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
  return [...codes.map(code => CONDITION.badge(code, true)), ...markersOn(s, c.id)]
}

function turnOf(s: Snapshot, c: Combatant): Lane['rows'][number]['state'] {
  if (!isUp(c)) return 'out'
  if (s.phase !== 'combat' || !s.turn) return 'waiting'
  if (s.turn.who === c.id) return 'acting'
  return s.turn.acted.includes(c.id) ? 'spent' : 'waiting'
}

function prompt(s: Snapshot): Prompt {
  const clock = { round: s.turn?.round ?? 0, seconds: null }
  if (s.phase !== 'combat' || !s.turn) return restPrompt(s, clock, '')
  const c = s.combatants[s.turn.who ?? '']
  return c
    ? { of: c.id, side: c.side, title: `${c.name}'s turn`, detail: 'Move, then one action.', ...clock }
    : { of: 'gm', side: null, title: 'Nobody can act', detail: 'End the combat, or add combatants.', ...clock }
}

/** How somebody is, to players who see no numbers. */
const health = (c: Combatant) => (isUp(c) ? healthInWords(c.sheet.hp) : { word: 'down', ring: [{ left: 0, of: 3 }] })

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
        badges: [...new Set([...(inWords ? [inWords.word] : []), ...open.map(({ words }) => words)])],
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
    toggles: state.settings.toggles,
  }),
}

import { asWord, backInWords, type Line } from '~/table/words/sentences'
import { tableEvents } from '~/table/words/text'
import type { EventType } from '../../state/events'
import { advantage } from './advantage'
import { count } from '../order'

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
export const log: Readonly<Record<EventType, Line>> = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  round: f => (f.surprise ? 'The surprise round begins.' : `Round ${asWord(f.round)} begins.`),
  turn: (f, name) => `${name(f.who)} takes the turn.`,
  turnEnds: (f, name) => `${name(f.who)}'s turn ends.`,
  decided: f => (f.why === 'objective' ? 'An objective is reached.' : 'One team is left.'),
  dropped: (f, name) => `${name(f.by)} can no longer attack ${name(f.target)} as begun.`,
  attacks: (f, name) =>
    `${name(f.by)} attacks ${name(f.target)}${f.weapon ? ` with ${asWord(f.weapon).toLowerCase()}` : ''}.`,
  lost: (f, name) => `${name(f.by)} can no longer attack ${name(f.target)}.`,
  declared: (f, name) => `${name(f.who)} will ${asWord(f.what)}.`,
  intercepted: (f, name) => `${name(f.who)} steps in for ${name(f.target)}.`,
  diverted: (f, name) => `The shot goes astray, from ${name(f.from)} to ${name(f.to)}.`,
  rolledAttack: (f, name) =>
    [
      f.total === undefined
        ? `${name(f.by)} rolls behind the screen.`
        : `${name(f.by)} rolls ${asWord(f.total)} (luck ${asWord(f.luck)}).`,
      advantage(f.sources),
    ]
      .filter(Boolean)
      .join(' '),
  dodged: (f, name) => `${name(f.who)} dodges${f.total === undefined ? '' : ` with ${asWord(f.total)}`}.`,
  missed: (f, name) => `${name(f.by)} misses ${name(f.target)}.`,
  hit: (f, name) => `${name(f.by)} hits ${name(f.target)}.`,
  critical: (f, name) => `${name(f.by)} hits ${name(f.target)} critically.`,
  blocked: (f, name) =>
    `${name(f.who)} blocks with ${asWord(f.item).toLowerCase()}${f.left === undefined ? '' : `: ${asWord(f.taken)} off it, ${asWord(f.left)} left`}.`,
  worn: (f, name) =>
    `${name(f.who)}'s ${asWord(f.item).toLowerCase()} loses 1 durability${f.left === undefined ? '' : `, ${asWord(f.left)} left`}.`,
  broken: (f, name) => `${name(f.who)}'s ${asWord(f.item).toLowerCase()} breaks.`,
  damaged: (f, name) => {
    if (f.taken !== undefined) return `${name(f.who)} takes ${asWord(f.taken)} damage.`
    return f.glancing ? `${name(f.who)} is grazed.` : `${name(f.who)} is hurt.`
  },
  harmed: (f, name) => `${name(f.who)} is harmed.`,
  bloodied: (f, name) => `${name(f.who)} is bloodied.`,
  fortified: (f, name) =>
    `${name(f.who)} ${f.prevented ? 'holds out' : 'does not hold out'}${f.total === undefined ? '' : ` (${asWord(f.total)} against ${asWord(f.difficulty)})`}.`,
  unconscious: (f, name) => `${name(f.who)} falls unconscious.`,
  spared: (f, name) => `${name(f.who)} is not in danger of death: the blow was not meant to kill.`,
  cheatedDeath: (f, name) => `${name(f.who)} cheats death.`,
  died: (f, name) => `${name(f.who)} dies.`,
  seen: (f, name) => `${name(f.who)} is hidden no longer.`,
  moved: (f, name) => `${name(f.who)} moves ${asWord(f.cost)} m.`,
  afflicted: (f, name) => `${name(f.who)}: ${asWord(f.words)}.`,
  withstood: (f, name) =>
    `${name(f.who)} ${f.how === 'resist' ? 'resists' : 'fortifies'}${f.total === undefined ? '' : ` with ${asWord(f.total)}`}.`,
  effect: (f, name) => `${asWord(f.name)} ${f.applies ? 'takes effect on' : 'has no effect on'} ${name(f.who)}.`,
  against: (f, name) => `${name(f.who)} ${f.applies ? 'does not withstand it' : 'withstands it'}.`,
  maneuver: (f, name) => `${name(f.who)}: ${asWord(f.name)}.`,
  failed: (f, name) => `${name(f.who)}'s maneuver comes to nothing.`,
  fate: (f, name) => `${name(f.who)} spends a point of fate${f.on === 'question' ? ' on a question to the GM' : ''}.`,
  letPass: (f, name) => `${name(f.who)} lets the moment pass.`,
  // Whom nobody is named for, the GM opens or closes: that is the table's to say.
  door: (f, name) =>
    f.who === undefined
      ? tableEvents.door!({ with: f }, name)
      : `${name(f.who)} ${f.to === 'tried' ? 'finds a door locked' : `${f.to === 'open' ? 'opens' : 'closes'} a door`}.`,
  prone: (f, name) => `${name(f.who)} drops prone.`,
  stoodUp: (f, name) => `${name(f.who)} stands up.`,
  guards: (f, name) => `${name(f.who)} guards.`,
  waits: (f, name) => `${name(f.who)} waits.`,
  commands: (f, name) => `${name(f.who)} commands ${name(f.ally)}.`,
  readies: (f, name) => `${name(f.who)} readies something.`,
  brandishes: (f, name) =>
    `${name(f.who)} holds ${Array.isArray(f.items) && f.items.length > 0 ? f.items.join(' and ').toLowerCase() : 'nothing'}.`,
  interacts: (f, name) => `${name(f.who)} uses ${f.what ? asWord(f.what) : 'something'}.`,
  tookCover: (f, name) => `${name(f.who)} seeks cover.`,
  busy: (f, name) =>
    `${name(f.who)} is busy${f.left === undefined ? '' : `, ${count(Number(f.left), 'action')} to go`}.`,
  abandoned: (f, name) => `${name(f.who)} gives up what was begun.`,
  reloaded: (f, name) => `${name(f.who)} has reloaded.`,
  resuscitated: (f, name) =>
    f.conscious
      ? `${name(f.who)} brings ${name(f.patient)} back${against(f)}.`
      : `${name(f.who)} cannot bring ${name(f.patient)} back${against(f)}.`,
  extended: (f, name) => `${name(f.who)} is done${f.what ? ` with ${asWord(f.what)}` : ''}.`,
  task: (f, name) => `${name(f.who)}'s task ${f.done ? 'succeeds' : 'fails'}.`,
  killingStrike: (f, name) =>
    f.killed
      ? `${name(f.by)} kills ${name(f.target)} outright${against(f)}.`
      : `${name(f.by)}'s killing strike fails${against(f)}.`,
  'dropped.item': (f, name) => `${name(f.who)} drops ${asWord(f.item).toLowerCase()}.`,
  recovered: (f, name) => {
    const over = Array.isArray(f.over) && f.over.length > 0 ? `no longer ${f.over.map(asWord).join(', ')}` : ''
    const got = [backInWords(f.back), over].filter(Boolean).join('; ')
    return `${name(f.who)} has had ${f.peace === 'interrupted' ? 'an interrupted rest' : `a ${asWord(f.peace)}`}${got && `: ${got}`}.`
  },
}

/** " (5 against 8)", for those who may know. */
const against = (f: Parameters<Line>[0]): string =>
  f.total === undefined ? '' : ` (${asWord(f.total)} against ${asWord(f.difficulty)})`

import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import { backInWords } from '~/table/words/backInWords'
import { inFeet } from '~/table/words/inFeet'
import type { Facts, Line } from '~/table/words/sentences'
import type { EventType } from '../../state/events'
import { weaponWords } from './questions'

const gained = (back: Json | undefined): string => {
  const words = backInWords(back, () => 'HP')
  return words && `: ${words}`
}

const MODES: Readonly<Record<string, string>> = { A: ' with advantage', N: '', D: ' at disadvantage' }

/** "(5 2 against 5, with advantage)": the dice, where they may be known. */
function dice(f: Facts): string {
  if (!Array.isArray(f.faces)) return ''
  return ` (${f.faces.map(asWord).join(' ')} against ${asWord(f.needed)}${MODES[asWord(f.mode)] ?? ''})`
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
export const log: Readonly<Record<EventType, Line>> = {
  began: () => 'Combat begins.',
  ended: f =>
    `Combat is over after ${asWord(f.rounds)} ${f.rounds === 1 ? 'round' : 'rounds'}, ${asWord(f.seconds)} seconds.`,
  held: f => (f.held ? 'Combat is held open.' : 'Combat is held open no longer.'),
  round: f => `Round ${asWord(f.round)} begins.`,
  turn: (f, name) => `${name(f.who)}'s turn.`,
  initiative: (f, name) => `${name(f.who)} rolls ${f.total === undefined ? '' : `${asWord(f.total)} `}for initiative.`,
  rerolls: (f, name) => `${name(f.who)} rolls again${f.total === undefined ? '' : `: ${asWord(f.total)}`}.`,
  attacks: (f, name) => `${name(f.by)} attacks ${name(f.target)}${weaponWords(f.weapon ?? undefined)}.`,
  hit: (f, name) => `${name(f.by)} hits ${name(f.target)}${dice(f)}.`,
  missed: (f, name) => `${name(f.by)} misses ${name(f.target)}${dice(f)}.`,
  evaded: (f, name) => `${name(f.who)} evades${dice(f)}.`,
  notEvaded: (f, name) => `${name(f.who)} does not get away from the blow${dice(f)}.`,
  harmless: (f, name) => `${name(f.by)}'s bare hands do ${name(f.target)} no harm.`,
  criticalRoll: f => {
    const sum = f.total === undefined ? '' : ` (${asWord(f.total)}, needs ${asWord(f.least)})`
    return f.critical ? `A critical hit${sum}.` : `No critical hit${sum}.`
  },
  pierced: (f, name) => `${name(f.target)}'s armour is pierced${dice(f)}.`,
  armourHolds: (f, name) => `${name(f.target)}'s armour holds${dice(f)}.`,
  damaged: (f, name) => `${name(f.who)} takes ${asWord(f.taken)} damage.`,
  falls: (f, name) => `${name(f.who)} falls unconscious and is dying.`,
  losesAttempt: (f, name) => `${name(f.who)} has one chance less.`,
  defeated: (f, name) => `${name(f.who)} is defeated.`,
  died: (f, name) => `${name(f.who)} dies.`,
  stabilizes: (f, name) =>
    f.success
      ? `${name(f.who)} stabilizes${dice(f)}.`
      : `${name(f.who)} does not stabilize${dice(f)}${f.left === undefined ? '' : `: ${asWord(f.left)} left`}.`,
  tends: (f, name) =>
    f.success
      ? `${name(f.who)} tends ${name(f.patient)}${dice(f)}.`
      : `${name(f.who)} cannot help ${name(f.patient)}${dice(f)}.`,
  evades: (f, name) => `${name(f.who)} evades until the next turn.`,
  getsAway: (f, name) => `${name(f.who)} gets out of combat${dice(f)}.`,
  heldFast: (f, name) => `${name(f.who)} cannot get out of combat${dice(f)}.`,
  moved: (f, name) => `${name(f.who)} moves ${inFeet(f.cost)}.`,
  hides: (f, name) => `${name(f.who)} is hidden${dice(f)}.`,
  sneakFails: (f, name) => `${name(f.who)} fails to sneak${dice(f)}.`,
  comesOut: (f, name) => `${name(f.who)} is seen.`,
  passes: (f, name) => `${name(f.who)} does nothing.`,
  wields: (f, name) => `${name(f.who)} changes to ${f.weapon === '' ? 'bare hands' : asWord(f.weapon).toLowerCase()}.`,
  wears: (f, name) => `${name(f.who)} wears ${f.armour === 'none' ? 'no' : asWord(f.armour)} armour.`,
  saves: (f, name) => `${name(f.who)} ${f.success ? 'makes' : 'fails'} the ${asWord(f.save)} save${dice(f)}.`,
  tries: (f, name) =>
    `${name(f.who)}${f.what ? `, ${asWord(f.what)}` : ''}: the Test ${f.success ? 'succeeds' : 'fails'}${dice(f)}.`,
  wakes: (f, name) => `${name(f.who)} wakes${f.hp === undefined ? '' : ` with ${asWord(f.hp)} HP`}.`,
  slept: (f, name) => `${name(f.who)} sleeps${gained(f.back)}.`,
  meditated: (f, name) => `${name(f.who)} meditates${gained(f.back)}.`,
  newDay: () => 'A new day begins.',
}

import type { Toggle } from '~/engine/ruleset'
import type { Asked } from '~/engine/questions'
import type { Command, Decree, Reason } from '~/engine/command'
import type { Event, Part } from '~/engine/events'
import type { Id, Json } from '~/engine/snapshot'
import { asWord } from './sentences'
import { settingWords } from './costWords'

type Name = (id: Id) => string
type Facts = NonNullable<Command['with']>

/** Sentences for refusals of the table's own. */
export const tableReasons: { readonly [code: string]: (reason: Reason) => string } = {
  begun: () => 'Combat has already begun.',
  notBegun: () => 'Combat has not begun.',
  nobody: () => 'Nobody stands on the map yet.',
  nobodyWalked: () => 'Nobody has gone anywhere this turn.',
  locked: ({ with: f }) => `The ${f?.kind === 'window' ? 'window' : 'door'} is locked.`,
  answerFirst: ({ with: f }) => `Answer “${asWord(f?.question)}” first.`,
  leaveInstead: () => 'In a fight a combatant leaves instead; the log still names who was there.',
}

/** Lines of the log for what the table's commands say. */
export const tableEvents: { readonly [type: string]: (event: Pick<Event, 'with'>, name: Name) => string } = {
  joined: ({ with: f }, name) => `${name(asWord(f.who))} joins.`,
  left: ({ with: f }, name) => `${name(asWord(f.who))} leaves the fight${f.how ? ` (${asWord(f.how)})` : ''}.`,
  returned: ({ with: f }, name) => `${name(asWord(f.who))} is back.`,
  decreed: ({ with: f }, name) => `${decreed(f, name)}.`,
  placed: ({ with: f }, name) =>
    f.cell === null ? `${name(asWord(f.who))} is taken off the map.` : `${name(asWord(f.who))} is placed on the map.`,
  hazard: ({ with: f }, name) => `${name(asWord(f.who))} goes over hazardous ground.`,
  known: ({ with: f }, name) =>
    f.known === 'absent' ? `${name(asWord(f.who))} is hidden from the players.` : `${name(asWord(f.who))} appears.`,
  adjusted: ({ with: f }, name) =>
    `${name(asWord(f.who))}: ${asWord(f.pool)} ${Number(f.by) < 0 ? '−' : '+'}${Math.abs(Number(f.by))}.`,
  door: ({ with: f }) => `A ${f.kind === 'window' ? 'window' : 'door'} is ${doorWords(f.to)}.`,
  map: ({ with: f }) => `The map is another one, ${asWord(f.width)} × ${asWord(f.height)} squares.`,
  marked: ({ with: f }, name) => `${name(asWord(f.who))}: ${asWord(f.words)}.`,
  unmarked: ({ with: f }, name) => `${name(asWord(f.who))}: ${asWord(f.words)} ends.`,
  rolled: ({ with: f }) => `${f.words ? `${asWord(f.words)}: ` : ''}${asWord(f.notation)} gives ${asWord(f.total)}.`,
  ruling: ({ with: f }, name) =>
    `Ruling: ${(f.changes as unknown as readonly Change[]).map(change => changed(change, name)).join('; ')}.`,
}

/** "Guard A dies", "Guard A changes sides: Heroes". */
function decreed({ who, what, side }: { readonly [fact: string]: Json | undefined }, name: Name): string {
  const words = DECREED[asWord(what)] ?? asWord(what)
  return `${name(asWord(who))} ${words}${side === undefined ? '' : `: ${name(asWord(side))}`}`
}

const DECREED: { readonly [what: string]: string } = {
  falls: 'falls',
  dies: 'dies',
  flees: 'flees',
  surrenders: 'surrenders',
  changesSide: 'changes sides',
  actsNow: 'acts now',
  losesTurn: 'loses the turn',
  upAgain: 'is up again',
} satisfies Record<Decree, string>

interface Change {
  path: readonly (string | number)[]
  value: Json
}

/** "Roland, endurance: 7": whose sheet, what on it, and what it is now. */
function changed({ path, value }: Change, name: Name): string {
  const onSheet = path[0] === 'combatants' && path[2] === 'sheet'
  const whose = onSheet ? `${name(String(path[1]))}, ` : ''
  const what = (onSheet ? path.slice(3) : path).filter(step => step !== 'cur').map(stepWords)
  return `${whose}${what.join(' ')}: ${valueWords(value)}`
}

/** A step of a path as it is read aloud: "maximum", "natural armour", the third of a list "3". */
function stepWords(step: string | number): string {
  if (typeof step === 'number') return String(step + 1)
  return step === 'max' ? 'maximum' : step.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

/** A value as it is written: "7", "12/15" of a pool, "yes", "nothing"; things by their names. */
function valueWords(value: Json): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return value.map(valueWords).join(', ') || 'nothing'
  if ('cur' in value && 'max' in value) return `${asWord(value.cur)}/${asWord(value.max)}`
  if (typeof value.name === 'string') return value.name
  const fields = Object.entries(value).map(([key, one]) => `${stepWords(key)} ${valueWords(one ?? null)}`)
  return fields.join(', ') || 'nothing'
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** The prompt for dice that are rolled at the table. */
export function tableAsk(ask: Asked): { title: string; detail: string } | undefined {
  return ask.key === 'roll.dice' ? { title: `Roll ${asWord(ask.facts?.notation)}`, detail: '' } : undefined
}

/** What a button says of one of the table's commands is made of this. */
interface CommandWords {
  readonly given: Facts
  /** Those whom the command is about. */
  readonly who: string
  readonly areSeveral: boolean
  readonly name: Name
  readonly toggles: readonly Toggle[]
}

const commandWords: { readonly [type: string]: (words: CommandWords) => string | undefined } = {
  join: () => 'Combatants join',
  leave: ({ who, areSeveral }) => `${who} ${areSeveral ? 'leave' : 'leaves'}`,
  decree: ({ given, name }) =>
    Array.isArray(given.who) ? given.who.map(id => decreed({ ...given, who: id }, name)).join('; ') : undefined,
  return: ({ who, areSeveral }) => `${who} ${areSeveral ? 'return' : 'returns'}`,
  remove: ({ who }) => `${who} removed`,
  place: ({ who }) => `${who} placed`,
  'place.several': () => 'Tokens placed',
  putBack: ({ who }) => `${who} put back`,
  'combatant.edit': ({ who }) => `${who} edited`,
  picture: ({ given, who }) => (given.picture === null ? `Picture taken from ${who}` : `Picture of ${who}`),
  known: ({ given, who }) => (given.known === 'absent' ? `${who} hidden` : `${who} revealed`),
  adjust: ({ given, who }) =>
    `${asWord(given.pool)} of ${who} ${Number(given.by) < 0 ? '−' : '+'}${Math.abs(Number(given.by))}`,
  'side.add': ({ given }) => `Side ${asWord(given.name)} added`,
  'side.edit': () => 'Side edited',
  'side.remove': () => 'Side removed',
  door: ({ given }) => `Door ${doorWords(given.to)}`,
  notes: () => 'Notes on the fight',
  'public.name': () => 'Name for the players',
  entrance: ({ given }) => (given.cell === null ? 'Entrance taken off the map' : 'Where the heroes enter'),
  'pin.add': () => 'Notes written on the map',
  'pin.edit': () => 'Note on the map changed',
  'pin.remove': () => 'Notes taken off the map',
  map: () => 'Another map',
  'map.picture': ({ given }) =>
    given.picture === null ? 'Picture taken from under the map' : 'Picture put under the map',
  'wave.add': ({ given }) => `Wave ${asWord(given.name)} added`,
  'wave.edit': () => 'Wave changed',
  'wave.remove': () => 'Wave removed',
  'wave.enter': () => 'A wave comes in',
  paint: () => 'Ground painted',
  'wall.add': ({ given }) => `${drawnWords(given.list)} drawn`,
  'wall.edit': () => 'Wall changed',
  'wall.remove': () => 'Walls erased',
  'zone.size': () => 'Zones resized',
  'zone.paint': () => 'Zone painted',
  'zone.edit': () => 'Zone edited',
  fog: ({ given, name }) => fogWords(given, name),
  'fog.paint': ({ given }) => `Part of the map ${PAINTED_AS[asWord(given.as)] ?? 'left to sight'}`,
  'area.add': () => 'Area laid down',
  'area.edit': () => 'Area changed',
  'area.remove': () => 'Areas taken away',
  show: () => 'Part of the map shown',
  unshow: () => 'Part of the map hidden',
  'marker.add': ({ given }) => `Marker: ${asWord(given.words)}`,
  'marker.remove': () => 'Marker removed',
  settings: ({ given, toggles }) => settingsWords(given.set, toggles),
  'gm.set': () => 'Ruling',
  roll: ({ given }) => `Roll ${asWord(given.notation)}`,
  begin: () => 'Combat begins',
  end: () => 'Combat ends',
}

const PAINTED_AS: Readonly<Record<string, string>> = { shown: 'shown', hidden: 'hidden' }

/** The table's commands, as the undo button names them; `toggles` are the house rules that there are. */
export function tableCommand(
  { type, with: given = {} }: Command,
  name: Name,
  toggles: readonly Toggle[],
): string | undefined {
  const those = Array.isArray(given.who) ? given.who : [given.who]
  const who = those.map(id => name(asWord(id))).join(', ')
  return commandWords[type]?.({ given, who, areSeveral: those.length > 1, name, toggles })
}

const SEEN: Readonly<Record<string, string>> = {
  hand: 'what is shown',
  sight: 'what the party sees',
  off: 'everything',
}

/** "The players see what the party sees", "Who sees for the players: Heroes". */
function fogWords({ mode, party, dark, forget }: Facts, name: Name): string {
  if (mode !== undefined) return `The players see ${SEEN[asWord(mode)] ?? 'the map'}`
  if (Array.isArray(party))
    return `Who sees for the players: ${party.map(id => name(asWord(id))).join(', ') || 'nobody'}`
  if (dark !== undefined) return dark ? 'Only what is lit is seen' : 'All is seen, lit or not'
  return forget ? 'What was seen is forgotten' : 'What the players see'
}

/** "House rules, “NPCs stabilize like PCs”: on", as the form has them; of what is no such choice only the name. */
function settingsWords(set: Json | undefined, toggles: readonly Toggle[]): string {
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return 'House rules'
  const each = Object.entries(set as { [key: string]: Json }).map(([key, value]) => {
    const toggle = toggles.find(one => one.key === key)
    return toggle ? `“${toggle.label}”: ${settingWords(toggle, value)}` : stepWords(key)
  })
  return ['House rules', ...each].join(', ')
}

/** Parts of a free roll name their die. */
export const tablePart = ({ of }: Part): string => (of === 'number' ? 'fixed' : of)

/** What becomes of a door. */
const doorWords = (to: Json | undefined): string =>
  to === 'open' ? 'opened' : to === 'tried' ? 'found locked' : asWord(to)

/** What was drawn in one go: "Door", "Windows"; several kinds are walls. */
function drawnWords(list: unknown): string {
  const kinds = Array.isArray(list) ? list.map(one => String((one as { kind?: unknown }).kind)) : []
  const [kind = 'wall', ...others] = [...new Set(kinds)]
  const word = others.length > 0 ? 'wall' : kind
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${kinds.length === 1 ? '' : 's'}`
}

import type { Asked, Command, Event, Id, Part, Reason } from '~/engine/types'

type Name = (id: Id) => string
const str = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''))

/** Sentences for refusals of the table's own. */
export const tableReasons: { readonly [code: string]: (reason: Reason) => string } = {
  begun: () => 'Combat has already begun.',
  notBegun: () => 'Combat has not begun.',
  nobody: () => 'Nobody stands on the map yet.',
  leaveInstead: () => 'In a fight a combatant leaves instead; the log still names who was there.',
}

/** Lines of the log for what the table's commands say. */
export const tableEvents: { readonly [type: string]: (event: Pick<Event, 'with'>, name: Name) => string } = {
  joined: ({ with: f }, name) => `${name(str(f.who))} joins.`,
  left: ({ with: f }, name) => `${name(str(f.who))} leaves the fight${f.how ? ` (${str(f.how)})` : ''}.`,
  returned: ({ with: f }, name) => `${name(str(f.who))} is back.`,
  placed: ({ with: f }, name) =>
    f.cell === null ? `${name(str(f.who))} is taken off the map.` : `${name(str(f.who))} is placed on the map.`,
  known: ({ with: f }, name) =>
    f.known === 'absent' ? `${name(str(f.who))} is hidden from the players.` : `${name(str(f.who))} appears.`,
  adjusted: ({ with: f }, name) =>
    `${name(str(f.who))}: ${str(f.pool)} ${Number(f.by) < 0 ? '−' : '+'}${Math.abs(Number(f.by))}.`,
  door: ({ with: f }) => `A door is ${f.to === 'open' ? 'opened' : 'closed'}.`,
  marked: ({ with: f }, name) => `${name(str(f.who))}: ${str(f.words)}.`,
  unmarked: ({ with: f }, name) => `${name(str(f.who))}: ${str(f.words)} ends.`,
  rolled: ({ with: f }) => `${f.words ? `${str(f.words)}: ` : ''}${str(f.notation)} gives ${str(f.total)}.`,
  ruling: ({ with: f }) => `Ruling: ${Array.isArray(f.changes) ? f.changes.join('; ') : ''}.`,
}

/** The prompt for dice that are rolled at the table. */
export function tableAsk(ask: Asked): { title: string; detail: string } | undefined {
  return ask.key === 'roll.dice' ? { title: `Roll ${str(ask.facts?.notation)}`, detail: '' } : undefined
}

/** The table's commands, as the undo button names them. */
export function tableCommand({ type, with: given }: Command, name: Name): string | undefined {
  const who = Array.isArray(given?.who) ? given.who.map(id => name(str(id))).join(', ') : name(str(given?.who))
  switch (type) {
    case 'join':
      return 'Combatants join'
    case 'leave':
      return `${who} leave`
    case 'return':
      return `${who} return`
    case 'remove':
      return `${who} removed`
    case 'place':
      return `${who} placed`
    case 'combatant.edit':
      return `${who} edited`
    case 'known':
      return given?.known === 'absent' ? `${who} hidden` : `${who} revealed`
    case 'adjust':
      return `${str(given?.pool)} of ${who} ${Number(given?.by) < 0 ? '−' : '+'}${Math.abs(Number(given?.by))}`
    case 'side.add':
      return `Side ${str(given?.name)} added`
    case 'side.edit':
      return 'Side edited'
    case 'side.remove':
      return 'Side removed'
    case 'door':
      return `Door ${given?.to === 'open' ? 'opened' : 'closed'}`
    case 'paint':
      return 'Ground painted'
    case 'show':
      return 'Part of the map shown'
    case 'unshow':
      return 'Part of the map hidden'
    case 'marker.add':
      return `Marker: ${str(given?.words)}`
    case 'marker.remove':
      return 'Marker removed'
    case 'settings':
      return 'House rules'
    case 'gm.set':
      return 'Ruling'
    case 'roll':
      return `Roll ${str(given?.notation)}`
    case 'begin':
      return 'Combat begins'
    case 'end':
      return 'Combat ends'
    default:
      return undefined
  }
}

/** Parts of a free roll name their die. */
export const tablePart = ({ of }: Part): string => (of === 'number' ? 'fixed' : of)

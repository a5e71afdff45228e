import type { BRANCH_MARKS as EN } from '../../../en/gm/past/branches'

export const BRANCH_MARKS: typeof EN = {
  list: (name, n) => `${name === null ? 'Der erste Verlauf' : name}, einer von ${n} Zweigen: alle zeigen`,
  count: n => `${n} Zweige`,
  leaves: (action, name) => `Nach Aktion ${action}: ${name}`,
  instead: what => (what === null ? 'eine begonnene Aktion' : `stattdessen ${what}`),
}

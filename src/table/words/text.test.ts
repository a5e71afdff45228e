import { expect, test } from 'vitest'
import type { Toggle } from '~/engine/ruleset'
import type { Json } from '~/engine/snapshot'
import { tableCommand, tableEvents } from './text'

const name = (id: string) => ({ c1: 'Roland', c2: 'Boudica' })[id] ?? 'Somebody'

test.each<[path: (string | number)[], value: Json, words: string]>([
  [['combatants', 'c1', 'sheet', 'endurance', 'cur'], 3, 'Ruling: Roland, endurance: 3.'],
  [['combatants', 'c1', 'sheet', 'endurance'], { cur: 12, max: 15 }, 'Ruling: Roland, endurance: 12/15.'],
  [['combatants', 'c1', 'sheet', 'endurance', 'max'], 15, 'Ruling: Roland, endurance maximum: 15.'],
  [['combatants', 'c1', 'sheet', 'weapons', 0, 'damageBonus'], 2, 'Ruling: Roland, weapons 1 damage bonus: 2.'],
  [['combatants', 'c1', 'sheet', 'isMonster'], true, 'Ruling: Roland, is monster: yes.'],
  [
    ['combatants', 'c1', 'sheet', 'armour'],
    [{ name: 'Mail', bonus: 5 }, { name: 'Shield' }],
    'Ruling: Roland, armour: Mail, Shield.',
  ],
  [['combatants', 'c1', 'sheet', 'weapons', 0], { name: 'Spear', dice: [6] }, 'Ruling: Roland, weapons 1: Spear.'],
  [
    ['combatants', 'c1', 'sheet', 'speed'],
    { ground: 6, inWater: null },
    'Ruling: Roland, speed: ground 6, in water nothing.',
  ],
  [['combatants', 'c1', 'sheet', 'skills'], [], 'Ruling: Roland, skills: nothing.'],
  [['combatants', 'c1', 'sheet', 'group'], null, 'Ruling: Roland, group: nothing.'],
])('a ruling on %j is said in words', (path, value, words) => {
  expect(tableEvents.ruling!({ with: { changes: [{ path, value }] } }, name)).toBe(words)
})

test.each([
  [['c1'], 'Roland leaves'],
  [['c1', 'c2'], 'Roland, Boudica leave'],
])('the undo button names who left: %j', (who, words) => {
  expect(tableCommand({ type: 'leave', by: 'gm', with: { who } }, name, [])).toBe(words)
})

test.each([
  [['door'], 'Door drawn'],
  [['window', 'window'], 'Windows drawn'],
  [['wall', 'door'], 'Walls drawn'],
])('the undo button names what was drawn: %j', (kinds, words) => {
  const list = kinds.map(kind => ({ kind, at: [0, 0, 9, 0] }))
  expect(tableCommand({ type: 'wall.add', by: 'gm', with: { list } }, name, [])).toBe(words)
})

const toggles: readonly Toggle[] = [
  {
    key: 'hitOnDying',
    label: 'A hit on the dying',
    rule: 'X',
    values: ['nothing', 'loseAttempt'],
    words: ['does nothing', 'takes an attempt'],
  },
  { key: 'stabilize', label: 'NPCs stabilize like PCs', rule: 'X', values: [true, false] },
  { key: 'hp', label: 'Hit points of a sleeper', rule: 'X', values: [1, 2] },
]

test.each<[set: Json | undefined, words: string]>([
  [{ hitOnDying: 'loseAttempt' }, 'House rules, “A hit on the dying”: takes an attempt'],
  [{ stabilize: true, hp: 2 }, 'House rules, “NPCs stabilize like PCs”: on, “Hit points of a sleeper”: 2'],
  [{ injuryTables: [{ rows: [] }] }, 'House rules, injury tables'],
  [undefined, 'House rules'],
])('the log names the house rule that was changed: %j', (set, words) => {
  expect(tableCommand({ type: 'settings', by: 'gm', with: { ...(set !== undefined && { set }) } }, name, toggles)).toBe(
    words,
  )
})

test.each<[given: { [key: string]: Json }, words: string]>([
  [{ mode: 'sight' }, 'The players see what the party sees'],
  [{ party: ['c1', 'c2'] }, 'Who sees for the players: Roland, Boudica'],
  [{ party: [] }, 'Who sees for the players: nobody'],
  [{ dark: true }, 'Only what is lit is seen'],
  [{ dark: false }, 'All is seen, lit or not'],
  [{ forget: true }, 'What was seen is forgotten'],
])('the log says what was changed of what the players see: %j', (given, words) => {
  expect(tableCommand({ type: 'fog', by: 'gm', with: given }, name, [])).toBe(words)
})

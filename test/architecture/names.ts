import { Visitor, type Node } from 'oxc-parser'
import type { Ruleset } from '~/engine'
import type { TableTypes } from '~/table'
import type { SourceModule } from './sourceModule'

/** What the rulesets call their actions, questions, pools and fields: each name with what it is, "a field of tiny". */
export type Names = ReadonlyMap<string, string>

/** Where a ruleset may be known by its names. Files of other programs, and their mappings, have names of their own; older files have those of their time. */
const AT_HOME =
  /^(rulesets|ui\/systems\/(?!shared\/)\w+|words|app\/demo|formats)\/|^(feed\/readEdition\.ts|store\/creatures\/mapping)/

/** Names of the five that are everyday words of the code outside as well, with what they say there. */
const EVERYDAY: Readonly<Record<string, string>> = {
  after: 'a part of the tactics: questions asked once the deed is done',
  armour: 'the spelling of a stat line',
  attack: 'a meaning, a task of the odds, a drawing',
  before: 'a moment',
  blast: 'a drawing, and a word of weapons',
  command: 'an entry of the journal, a field of records',
  count: 'a field of a form',
  footprint: 'a function of the contract',
  free: 'a group of offers, a price, ways to draw and to join',
  group: 'a role of elements, a field of offers',
  guard: 'the preset of the quick NPC, a drawing',
  heal: 'a form of the window',
  kind: 'a field of records',
  move: 'a group of offers',
  nothing: 'how a side is shown',
  orders: 'a field of a type of the window',
  ready: 'a state of a row, of a room, of a picture',
  round: 'when markers end, how lines are drawn',
  say: 'a message of a room',
  size: 'a field of records',
  sprint: 'a drawing',
  status: 'a role of elements',
  step: 'an attribute of number fields',
  turn: 'a field of the snapshot and of the public record',
  weapons: 'a word for what is to be checked',
}

/** All names of these rulesets, except those of the commands that every table has. */
export function namesOf(rulesets: readonly Ruleset<TableTypes>[]): Names {
  const names = new Map<string, string>()
  const add = (name: string, what: string) => void (names.has(name) || names.set(name, what))
  for (const { id, commands, questions, display, state } of rulesets) {
    for (const [type, { alone }] of Object.entries(commands.actions)) if (!alone) add(type, `an action of ${id}`)
    for (const key of Object.keys(questions)) add(key, `a question of ${id}`)
    for (const key of Object.keys(display.poolColours)) add(key, `a pool of ${id}`)
    for (const make of Object.values(state.sheet.presets))
      for (const { path } of state.sheet.fields(make())) add(String(path[0]), `a field of ${id}`)
  }
  return names
}

/** Every place where a module outside of the rulesets names what is theirs. @returns one sentence per breach */
export function nameBreaches(modules: readonly SourceModule[], names: Names): string[] {
  return modules
    .filter(({ path }) => !AT_HOME.test(path))
    .flatMap(({ path, program }) => {
      const found = new Set<string>()
      const look = (text: string, isSure = false) => {
        const what = names.get(text)
        if (what !== undefined && (isSure || !(text in EVERYDAY))) found.add(`${path} names “${text}”, ${what}`)
      }
      new Visitor({
        Literal: ({ value }) => void (typeof value === 'string' && look(value)),
        // What a command or a question is told by is none of the everyday words.
        BinaryExpression({ left, right }) {
          for (const [told, by] of [
            [left, right],
            [right, left],
          ] as const)
            if (by.type === 'Literal' && isTold(told)) look(String(by.value), true)
        },
      }).visit(program)
      return [...found]
    })
}

/** Whether an expression is the type of a command, or the key of a question. */
function isTold(node: Node): boolean {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false
  const { object, property } = node
  const of = object.type === 'MemberExpression' ? object.property : object
  if (of.type !== 'Identifier') return false
  return (property.name === 'type' && of.name === 'command') || (property.name === 'key' && /^ask(ed)?$/.test(of.name))
}

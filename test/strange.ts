import type { ActionTable, Command, Field, Offer, Ruleset, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'

/** What something is called in rules of which nobody knows a name. */
export const strangeName = (name: string): string => `xyzzy.${name}`

const plainName = (name: string): string => name.slice(strangeName('').length)

const renamed = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([name, one]) => [strangeName(name), one]))

const command = ({ type, ...rest }: Command): Command => ({ type: strangeName(type), ...rest })
/** A command as those rules take it, with what is given ahead. */
export const strangeCommand = ({ with: given, ...rest }: Command): Command => ({
  ...command(rest),
  ...(given && { with: renamed(given) }),
})
const offer = (one: Offer): Offer => ({ ...one, command: command(one.command) })
const field = (one: Field): Field => ({ ...one, path: [strangeName('sheet'), ...one.path.map(strangePart)] })
const strangePart = (key: string | number) => (typeof key === 'string' && key !== 'name' ? strangeName(key) : key)

/** A sheet as these rules have it: each of its fields under a strange name, and all of them one step deeper. */
export function strangeSheet(sheet: unknown): object {
  const deep = (value: unknown, isPool = false): unknown => {
    if (Array.isArray(value)) return value.map(one => deep(one))
    if (typeof value !== 'object' || value === null || isPool) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        // What a pool holds, and what a thing is called, every sheet calls the same.
        key === 'name' ? key : strangeName(key),
        deep(one, typeof one === 'object' && one !== null && 'cur' in one),
      ]),
    )
  }
  return { [strangeName('sheet')]: deep(sheet) }
}

/**
 * The same rules with other names: no action, question, pool, badge or field is called as in any of the five. What is declared of them
 * is the same, so a window that goes by what is declared shows the same.
 */
export function strange(rules: Ruleset<TableTypes>): Ruleset<TableTypes> {
  const { commands, questions, conditions, display, state } = rules
  const actions: ActionTable = Object.fromEntries(
    Object.entries(commands.actions).map(([type, { target, ...one }]) => [
      strangeName(type),
      { ...one, ...(target !== undefined && { target: strangeName(target) }) },
    ]),
  )
  return {
    ...rules,
    questions: renamed(questions),
    conditions: renamed(conditions),
    commands: {
      ...commands,
      actions,
      offers: (s, terrain, of, type) => commands.offers(s, terrain, of, type && plainName(type)).map(offer),
    },
    display: {
      ...display,
      pools: c => display.pools(c).map(one => ({ ...one, key: strangeName(one.key) })),
      poolColours: renamed(display.poolColours),
      badges: (c, s) => display.badges(c, s).map(one => ({ ...one, code: strangeName(one.code) })),
    },
    state: {
      ...state,
      sheet: {
        ...state.sheet,
        fields: sheet => state.sheet.fields(sheet).map(field),
        gear: state.sheet.gear.map(({ at, usual = [] }) => ({ at: strangeName(at), usual })),
      },
    },
  }
}

/** The same advice in those names. */
export function strangeTactics(tactics: TacticsRules<TableTypes>): TacticsRules<TableTypes> {
  const plain = ({ type, with: given, ...rest }: Command): Command => ({
    ...rest,
    type: plainName(type),
    ...(given && { with: Object.fromEntries(Object.entries(given).map(([key, one]) => [plainName(key), one])) }),
  })
  const said = (found: Command | undefined) => found && strangeCommand(found)
  return {
    ...tactics,
    next: (s, terrain) => said(tactics.next(s, terrain)),
    turn: (s, terrain, who) => said(tactics.turn(s, terrain, who)),
    find: s => said(tactics.find(s)),
    stuck: (s, terrain) => said(tactics.stuck(s, terrain)),
    whyCommand: (s, terrain, found) => tactics.whyCommand(s, terrain, plain(found)),
  }
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { table as tableOf } from './table'
import type { ConditionRow } from '~/table/contract/conditions'
import type { TableTypes } from '~/table'
import { ofEachSystem, rulesets } from './systems'

/** Parts of a sheet by their paths, and the badges that these bring. */
type Seen = readonly [change: { readonly [path: string]: unknown }, ...codes: string[]]

/** `hidden`, and so on: what is true or false in a status, and badges by that name. */
const flags = (...names: string[]): Seen => [Object.fromEntries(names.map(name => [`status.${name}`, true])), ...names]
const injury = (...effects: string[]) => [
  {
    table: 'blunt',
    row: 1,
    name: 'Bruise',
    side: null,
    effects,
    skillPenalties: [],
    abilityDamage: [],
    text: '',
    woundAmount: 0,
    healed: false,
  },
]
const given = (...states: string[]) => states.map(state => ({ state, cause: 'venom', modifiers: [] }))

/** The sheet has no mark for it. */
const BY_WORD = 'on the combatant, by the GM’s word'

/**
 * How each row of a ledger's Conditions is seen on somebody that is called otherwise than the marks of the sheet (`conditions`), or
 * is more than these; words where it is none of the sheet's: it lasts as long as a question, a round, or is worked out anew each time.
 */
const SEEN = new Map<string, { readonly [row: string]: Seen | string }>(
  ofEachSystem(
    {
      tiny: {
        'In combat (computed)': 'by who stands next to whom',
        Dying: [{ 'status.condition': 'dying', 'status.attempts': [4], kind: 'pc' }, 'dying'],
        'Tended (flag on Dying)': [
          { 'status.condition': 'dying', 'status.tended': true, kind: 'pc' },
          'dying',
          'tended',
        ],
        Stable: [{ 'status.condition': 'stable' }, 'stable'],
        Defeated: [{ 'status.condition': 'defeated' }, 'defeated'],
        Dead: [{ 'status.condition': 'dead' }, 'dead'],
        Surrendered: BY_WORD,
        'Loses the turn': BY_WORD,
      },
      ratbags: {
        'early / late': 'for the first round, in the order',
        'impaired / enhanced (attack)': 'for one attack',
        'zero HP (no condition, shown only)': 'the bar',
        aided: flags('critical', 'aided'),
        'down (NPC, hireling)': [{ 'status.down': true, 'status.hourLeft': 10 }, 'down', 'dying'],
        paralysed: [{ 'dex.cur': 0 }, 'paralysed'],
        delirious: [{ 'wil.cur': 0 }, 'delirious'],
        deprived: [{ deprived: true }, 'deprived'],
        'Fatigue n': 'slots of the pack',
        'full pack (OPT-09)': 'the pack and the bar',
        escaped: 'gone from the table',
        doomed: 'among the scars of the sheet',
      },
      endurance: {
        Harmed: [{ endurance: { cur: 5, max: 10 } }, 'harmed'],
        Bloodied: [{ health: { cur: 1, max: 2 } }, 'bloodied'],
        'In cover': flags('cover'),
        Readied: flags('readied'),
        'Busy (pending)': [{ 'status.pending': {} }, 'busy'],
        'Hidden from X': [{ 'status.hiddenFrom': ['c1'] }, 'hidden'],
        Surrendered: BY_WORD,
        Flanked: 'by who stands where',
        'Dying risk': 'one test, at once',
        'Broken (item)': [{ 'items.0.held': true, 'items.0.durability': { cur: 0, max: 3 } }, 'broken'],
        'Blinded, crippled, encumbered, stunned, bleeding, burning, sickness, incapacitated, poison': [
          Object.fromEntries([
            ...['blinded', 'crippled', 'encumbered', 'stunned', 'incapacitated', 'poisoned'].map(one => [
              `conditions.${one}`,
              true,
            ]),
            ...['bleeding', 'burning', 'sickness'].map(one => [`conditions.${one}`, 1]),
          ]),
          'blinded',
          'crippled',
          'encumbered',
          'stunned',
          'incapacitated',
          'poisoned',
          'bleeding',
          'burning',
          'sickness',
        ],
      },
      murdham: {
        'fresh / acting / spent': 'in the order',
        dying: [{ 'status.diesAtEndOf': 3 }, 'dying'],
        'grabbed / grabbing': [{ 'status.grabbedBy': 'c1', 'status.grabbing': 'c2' }, 'held', 'holding'],
        'stunned, distracted': flags('skipTurn'),
        taunted: [{ 'status.tauntedBy': 'c1' }, 'taunted'],
        frightened: [{ 'status.frightenedOf': ['c1'] }, 'frightened'],
        terrified: [{ 'status.terrifiedOf': 'c1' }, 'terrified'],
        'arm injury': [{ 'status.armInjury': { main: false, off: true } }, 'armInjury'],
        hidden: [{ 'status.hiddenFrom': ['s1'] }, 'hidden'],
        'obscured (of the target, per attack)': 'for one attack',
        'in cover (per attack)': 'for one attack',
        'behind a barrier (per pair)': 'between two',
        broken: [{ 'status.stance': 'broken' }, 'broken'],
        surrendered: [{ 'status.stance': 'surrendered' }, 'surrendered'],
        fled: [{ 'status.stance': 'fled' }, 'fled'],
      },
      hallowed: {
        Incapacitated: [{ 'wounds.cur': 0 }, 'incapacitated'],
        Dying: [{ 'wounds.cur': -1 }, 'dying'],
        Stabilized: [{ 'wounds.cur': 0, 'status.stabilized': true }, 'stabilized'],
        'Half Speed': [{ combatInjuries: injury('halfSpeed') }, 'injury'],
        'One action per two turns': [{ combatInjuries: injury('oneActionPerTwoTurns') }, 'injury'],
        'Arm cannot attack / cannot hold / hand unusable': [
          { combatInjuries: injury('armNoAttack', 'armNoHold', 'handNoUse') },
          'injury',
        ],
        Paralyzed: [{ conditions: given('paralyzed') }, 'paralyzed'],
        Unconscious: [{ conditions: given('unconscious') }, 'unconscious'],
        Mute: [{ conditions: given('mute') }, 'mute'],
        'Cannot breathe': [{ conditions: given('cannotBreathe') }, 'breathless'],
        'One eye blind / one ear deaf': [{ combatInjuries: injury('oneEyeBlind', 'oneEarDeaf') }, 'injury'],
        'Blinded, Deafened': [{ conditions: given('blinded', 'deafened') }, 'blinded', 'deafened'],
        Concussed: [{ conditions: given('concussed') }, 'concussed'],
        'No smell / cannot chew': [{ combatInjuries: injury('noSmell', 'cannotChew') }, 'injury'],
        Departed: 'gone from the table',
      },
    },
    'test/conditionTables.test.ts, SEEN',
  ),
)

/** The first column of a ledger's table of conditions. */
function rowsOf(slug: string): readonly string[] {
  const ledger = readFileSync(`docs/rules/${slug}.md`, 'utf8')
  const part = ledger.slice(ledger.indexOf('\n## Conditions'), ledger.indexOf('\n## Examples'))
  return [...part.matchAll(/^\| ([^|]+?) \|/gm)].slice(1).map(([, name]) => name!)
}

/** A row that is called as marks of the sheet are, one or several: these, and their badges. */
function marksOf({ conditions }: (typeof rulesets)[number], row: string): Seen | undefined {
  const marks = row
    .replace(/ \(.*\)$/, '')
    .split(/, | \/ /)
    .map(name => name.toLowerCase().replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()))
  const lines = marks.map(mark => (Object.hasOwn(conditions, mark) ? (conditions[mark] as ConditionRow) : {}))
  if (!lines.every((line): line is ConditionRow => 'mark' in line)) return undefined
  return [
    Object.fromEntries(marks.map(mark => [`status.${mark}`, true])),
    ...marks.map((mark, i) => lines[i]!.badge ?? mark),
  ]
}

/** This sheet with other values at these paths. */
function changed(sheet: unknown, change: Seen[0]): unknown {
  const own = structuredClone(sheet)
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split('.')
    const last = keys.pop()!
    const at = keys.reduce<unknown>((found, key) => Reflect.get(found as object, key), own)
    expect(Reflect.has(at as object, last), `the sheet has ${path}`).toBe(true)
    Reflect.set(at as object, last, value)
  }
  return own
}

describe.each(rulesets)('the conditions of $id', ruleset => {
  const known = SEEN.get(ruleset.id)!
  const rows = rowsOf(ruleset.id)
  const seenAs = rows.map(row => [row, known[row] ?? marksOf(ruleset, row)] as const)

  it('are all those of its ledger, and no others', () => {
    expect(rows.length).toBeGreaterThan(7)
    expect(seenAs.flatMap(([row, seen]) => (seen === undefined ? [row] : []))).toEqual([])
    expect(Object.keys(known).filter(row => !rows.includes(row))).toEqual([])
    const badges = new Set(seenAs.flatMap(([row, seen]) => (typeof seen === 'object' ? seen.slice(1) : [row])))
    const marks = Object.entries(ruleset.conditions as { readonly [code: string]: ConditionRow })
    expect(
      marks.flatMap(([code, { mark, badge = code }]) => (mark === undefined || badges.has(badge) ? [] : [code])),
      `marks without a row in docs/rules/${ruleset.id}.md, Conditions`,
    ).toEqual([])
  })

  it.each(seenAs.flatMap(([row, seen = '']) => (typeof seen === 'string' ? [] : [[row, seen] as const])))(
    '%s: it is on the token of whoever is so, and of nobody else',
    (_, [change, ...codes]) => {
      const t = tableOf(ruleset).do('side.add', 'gm', { name: 'Foes', show: 'words' })
      const [side] = Object.keys(t.state.sides) as [string]
      t.do('join', 'gm', { list: [{ name: 'Somebody', side, cell: 0 }] })
      const [one] = Object.values(t.state.combatants)
      const badges = (sheet: unknown) =>
        ruleset.display.badges({ ...one!, sheet: sheet as TableTypes['sheet'] }, t.state).map(({ code }) => code)
      expect(badges(one!.sheet)).not.toEqual(expect.arrayContaining(codes))
      expect(badges(changed(one!.sheet, change))).toEqual(expect.arrayContaining(codes))
    },
  )
})

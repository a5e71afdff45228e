import type { GenericSchema } from 'valibot'
import {
  fillIn,
  openFight,
  type ForeignSheet,
  type Json,
  type Snapshot,
  type TacticalRuleset,
  upgraded,
} from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { asRecorded } from './asRecorded'
import { boundsOf } from './bounds'
import { changed } from './changed'
import { limitsOf } from './limits'
import type { Script } from './playBack'
import { carryOut } from './script'
import type { Shown } from './shown'

/** Names that numbers have elsewhere, all that any of the systems reads among them. */
const NAMES = [
  'HP, Hit points, Hit protection, Health, stress, STR, strength, AGI, agility, DEX, dexterity, WIT, wits, WIL, willpower, will',
  'insight, wisdom, wis, perception, memory, intelligence, int, con, constitution, cha, charisma, luck, endurance, body, speed',
  'armour, armor, AV, AC, armor class, defense, defence, parry, dodge, morale, movement, speed (feet), speed (ft)',
  'speed (squares), mana, omens, level, fat, hd, skill, attack',
].flatMap(list => list.split(', '))
const NUMBERS = [
  -1,
  0,
  1,
  2,
  2.5,
  3,
  4,
  5,
  6,
  7,
  10,
  12,
  18,
  19,
  20,
  21,
  25,
  30,
  31,
  40,
  41,
  50,
  51,
  99,
  100,
  101,
  105,
  200,
  205,
  '',
  '?',
]
const ATTACKS = [
  'spear (d8)',
  'Dagger (d4)',
  'claws (2d4+1)',
  'longbow (d6-2)',
  'greatsword (d10, blast)',
  'breath (d4, blast)',
  'club (d7)',
  'sword (d6+d8)',
  'Longsword',
  'net',
]
const WORDS: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['size', ['Small', 'medium', 'large', 'huge', 'enormous']],
  ['critical damage', ['d6 STR damage', 'is dragged away', '']],
  ['detachment', ['yes', '']],
  ['shown', ['exact']],
]
const GIVEN: readonly Partial<ForeignSheet>[] = [
  { numbers: { HP: 6, STR: 12 }, left: { hp: 0, str: 3, strength: 3, 'hit points': 1 } },
  { numbers: { HP: 6 }, left: { hp: 7 } },
  { numbers: { HP: 6, 'critical damage': 'loses (d8 DEX damage)', detachment: 'yes' }, isOwn: true },
  {
    numbers: { HP: 4 },
    attacks: [
      { name: 'Maul', dice: [{ count: 2, sides: 10, plus: 1 }], from: 'Actions', reach: 10 },
      {
        name: 'Bolt',
        dice: [{ count: 1, sides: 6, plus: 0 }],
        from: 'Actions',
        isRanged: true,
        range: 60,
        critical: 'd4 WIL damage',
      },
      { name: 'Spit', dice: [], from: 'Actions', isBlast: true },
    ],
    worn: [
      { name: 'Shield', value: 1, from: 'Items' },
      { name: 'Full plate', value: 3, from: 'Items' },
      { name: 'Plate helm', value: 4, from: 'Items' },
    ],
  },
]

/**
 * All that a system says while nothing happens: house rules, ready-made sheets with every field and its bounds, what the checks of
 * sheets and of a whole state let pass, and what it makes of creatures from elsewhere. `schema`: of its sheets.
 */
export function atRest<R extends TableTypes>(
  ruleset: TacticalRuleset<R>,
  scripts: readonly Script[],
  schema: GenericSchema,
): string[] {
  const { state: rules, display, tactics } = ruleset
  const { sheet, settings } = rules
  const blank = sheet.blank()
  const recorded = asRecorded(ruleset)
  /** Sheets of the recordings lack what was added since. */
  const filled = (one: unknown) => fillIn(rules.declared.sheet, one)
  return [
    '# house rules',
    ...settings.toggles
      .filter(({ key }) => recorded.isKnown(`settings.${key}`))
      .map(
        toggle =>
          `${JSON.stringify((settings.defaults as Readonly<Record<string, unknown>>)[toggle.key] ?? null)} ${JSON.stringify(toggle)}`,
      ),
    '# sheets',
    `side: ${JSON.stringify(rules.side.blank())}`,
    ...Object.entries({ blank: sheet.blank, ...sheet.presets }).flatMap(([name, make]) => [
      `${name}: ${JSON.stringify(recorded.sheet(make()))}`,
      ...(sheet.ofPlayers ? changed(make() as Shown, sheet.ofPlayers(make()) as Shown, `${name} of players:`) : []),
      `${name} on the map: ${rules.footprint(make())}`,
    ]),
    '# fields',
    ...new Set(
      [blank, ...Object.values(sheet.presets).map(make => make())]
        .flatMap(one => sheet.fields(one))
        .filter(({ path }) => !recorded.isAdded(path.join('.')))
        .map(({ path, group, label, kind }) => `${path.join('.')}: ${group}, ${label}, ${JSON.stringify(kind)}`),
    ),
    '# limits',
    ...limits(),
    '# bounds',
    ...boundsOf(schema).filter(line => !recorded.isAdded(line.split(':')[0]!)),
    '# from elsewhere',
    ...conversions(),
    '# outcomes and measures',
    ...Object.entries(display.outcomes).map(([type, one]) => `${type} ${JSON.stringify(one)}`),
    ...Object.entries(display.measures).map(([type, one]) => `${type} measured ${JSON.stringify(one)}`),
    '# tactics',
    `unordered ${[...tactics.unordered].join(' ')}`,
    `after ${[...tactics.after].join(' ')}`,
    `spent ${[...display.spent].join(' ')}`,
  ]

  /** Of the states in which the recorded fights end, and those of which there was most to say of the round; and of the sheets in them. */
  function limits(): string[] {
    const [ofSheets, ofStates] = [new Map<string, string>(), new Map<string, string>()]
    for (const state of scripts.flatMap(statesOf)) {
      for (const c of Object.values(state.combatants))
        limitsOf(recorded.sheet(c.sheet), one => sheet.problem(filled(one)), ofSheets)
      const { combatants: _, ...rest } = recorded.snapshot(state)
      const whole = (one: unknown) => upgraded(rules.declared, { ...(one as object), combatants: state.combatants })
      limitsOf(rest, one => rules.problem(whole(one)), ofStates)
    }
    const lines = (found: ReadonlyMap<string, string>, of: string) =>
      [...found].map(([name, line]) => `${of}${name.replace(/\b[a-z]\d+\b/g, '*')}: ${line}`)
    return [...new Set([...lines(ofSheets, 'sheet.'), ...lines(ofStates, '')])].sort()
  }

  function statesOf({ map, deeds }: Script): readonly Snapshot<R>[] {
    const fight = openFight<R>({
      ruleset,
      terrain: createTerrain(gridMap(map), ruleset.commands.diagonals),
      state: newEncounter<R>(ruleset, 'map'),
    })
    let fullest = fight.state
    const size = ({ turn }: Snapshot<R>) => JSON.stringify(turn ?? '').length
    for (const deed of deeds) {
      carryOut(fight, deed)
      if (!fight.asks && size(fight.state) > size(fullest)) fullest = fight.state
    }
    return [fight.state, fullest]
  }

  function conversions(): string[] {
    const plain = sheet.convert({ name: 'X', numbers: {} })
    const lines = [`nothing given: unsure ${plain.unsure.join(', ')}`]
    const convert = (given: Omit<ForeignSheet, 'name'>) => {
      const { sheet: made, unsure } = sheet.convert({ name: 'X', ...given })
      const wrong = sheet.problem(made)
      const other = changed(plain.sheet as Shown, made as Shown).map(line => line.trim())
      const known = plain.unsure.filter(one => !unsure.includes(one)).map(one => `sure of ${one}`)
      const doubts = unsure.filter(one => !plain.unsure.includes(one)).map(one => `unsure of ${one}`)
      const all = [...(wrong === undefined ? [] : [`WRONG: ${wrong}`]), ...other, ...known, ...doubts]
      if (all.length > 0) lines.push(`${JSON.stringify(given)}: ${all.join(', ')}`)
    }
    const one = (name: string, value: Json) => convert({ numbers: { [name]: value as string | number } })
    for (const name of NAMES) for (const n of NUMBERS) one(name, n)
    for (const words of ATTACKS) one('weapon 1', words)
    for (const [name, list] of WORDS) for (const words of list) one(name, words)
    const many = Array.from({ length: 25 }, (_, i) => [`weapon ${i + 1}`, ATTACKS[i % ATTACKS.length]!])
    convert({ numbers: Object.fromEntries(many) as Record<string, string> })
    for (const given of GIVEN) convert({ numbers: {}, ...given })
    return lines
  }
}

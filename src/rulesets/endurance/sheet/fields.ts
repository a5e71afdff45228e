import type { Field } from '~/engine/ruleset'
import { AILMENT, CONDITION } from '../state/conditions'
import type { Sheet } from '../state/sheet'
import { AFFLICTIONS, ATTRIBUTES, DEGREES, DICE, POOLS, PROFICIENCIES, REACTIONS, SKILLS } from '../state/vocabulary'

/** `critDamage` as "Crit damage". */
export const titled = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
const flag: Field['kind'] = { type: 'flag' }

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = {
  Conditions: 'condition',
  Turn: 'passing',
  Orders: 'order',
}

function field(group: string, path: Field['path'], kind: Field['kind'], label = titled(String(path.at(-1)))): Field {
  const role = ROLES[group]
  return { path, label, group, ...(role && { role }), kind }
}

/**
 * Fields that every sheet has. They are made once: a sheet that is shown is asked for its fields at each click, and those that
 * are the very same need not be compared.
 */
const FIRST: readonly Field[] = [
  ...POOLS.map(pool => field('Pools', [pool], { type: 'pool', max: 9999 })),
  ...(['constitution', 'evasion', 'willpower', 'deflectionPhysical', 'deflectionElemental'] as const).map(name =>
    field('Defences', [name], integer(name === 'evasion' || name === 'willpower' ? -99 : 0, 999)),
  ),
  ...ATTRIBUTES.map(name => field('Attributes', ['attributes', name], { type: 'die', sides: DICE })),
  ...SKILLS.map(name => field('Skills', ['skills', name], { type: 'die', sides: DICE })),
  ...PROFICIENCIES.map(name => field('Proficiencies', ['proficiencies', name], integer(0, 4))),
  field('Body', ['size'], integer(1, 12)),
  { ...field('Body', ['footprint'], integer(1, 9), 'Side of the token (squares)'), role: 'squares' },
  field('Body', ['speed'], integer(0, 99), 'Speed (m)'),
  field('Body', ['hands'], integer(0, 9)),
  field('Body', ['cheatDeathDifficulty'], integer(-99, 9999), 'To cheat death'),
  field('Body', ['luckBonus'], integer(-99, 99)),
  field('Body', ['luckPenaltyToAttackers'], integer(-99, 0), "Attackers' luck"),
  field('Body', ['fate'], integer(0, 3), 'Points of fate'),
  field('Body', ['cannotBeSurprised'], flag),
  field('Body', ['talents'], { type: 'text', max: 4000 }),
]
/** What is asked about a foe at a glance: how much it stands, and what is to be beaten. */
const TELLING: ReadonlySet<unknown> = new Set(['endurance', 'health', 'evasion', 'deflectionPhysical'])
const ABOVE_THE_ITEMS: readonly Field[] = FIRST.map(one =>
  TELLING.has(one.path[0]) ? { ...one, isTelling: true } : one,
)
const BELOW_THE_ITEMS: readonly Field[] = [
  ...CONDITION.labels.map(([name, label]) => field('Conditions', ['status', name], flag, label)),
  field('Conditions', ['status', 'acted'], flag),
  ...AILMENT.labels.map(([name, label]) => field('Conditions', ['conditions', name], flag, label)),
  ...DEGREES.map(name => field('Conditions', ['conditions', name], integer(0, 99))),
  field('Turn', ['status', 'actionsLeft'], integer(0, 99)),
  field('Turn', ['status', 'reactionsLeft'], integer(0, 99)),
  field('Turn', ['status', 'attacksThisRound'], integer(0, 999)),
  ...REACTIONS.flatMap(reaction => [
    field(
      'Orders',
      ['orders', reaction, 'when'],
      { type: 'option', options: ['ask', 'never', 'keep'] },
      titled(reaction),
    ),
    field('Orders', ['orders', reaction, 'least'], integer(0, 9999), `${titled(reaction)}: leave at least`),
  ]),
  field('Orders', ['attacks'], { type: 'option', options: ['best', 'ask'] }),
  field('Orders', ['cheatDeath'], { type: 'option', options: ['roll', 'ask', 'decline'] }, 'Cheat death'),
]

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    ...ABOVE_THE_ITEMS,
    ...sheet.items.flatMap((item, i) => itemFields(item, i)),
    ...sheet.maneuvers.flatMap((maneuver, i) => maneuverFields(maneuver, i)),
    ...BELOW_THE_ITEMS,
  ]
}

function itemFields({ name, durability, block, parry, weapon }: Sheet['items'][number], i: number): Field[] {
  const own = (path: Field['path'], kind: Field['kind'], label?: string) =>
    field(name, ['items', i, ...path], kind, label)
  return [
    own(['name'], { type: 'text', max: 60 }),
    { ...own(['held'], flag), role: 'held' },
    { ...own(['metal'], flag), reads: 'never' },
    { ...own(['handsNeeded'], integer(0, 9)), reads: 'never' },
    ...(durability ? [own(['durability'], { type: 'pool', max: 9999 })] : []),
    ...(block !== null ? [own(['block'], integer(0, 999))] : []),
    ...(parry !== null ? [own(['parry'], integer(0, 999))] : []),
    ...(weapon
      ? [
          own(['weapon', 'damage'], integer(0, 999)),
          own(['weapon', 'critDamage'], integer(0, 999), 'Critical damage'),
          own(['weapon', 'critThreshold'], integer(-99, 99), 'Critical from'),
          own(['weapon', 'attackMod'], integer(-99, 99), 'Bonus to attacks'),
          own(['weapon', 'damageMod'], integer(-999, 999), 'Bonus to damage'),
          own(['weapon', 'nonlethal'], flag),
          own(['weapon', 'projectile'], flag),
          { ...own(['weapon', 'loaded'], flag), reads: 'never' as const },
          ...(weapon.reach !== null ? [own(['weapon', 'reach'], integer(0, 99), 'Reach (m)')] : []),
          ...(weapon.ammo !== null ? [own(['weapon', 'ammo'], integer(0, 9999), 'Ammunition')] : []),
        ]
      : []),
  ]
}

function maneuverFields({ name, effect }: Sheet['maneuvers'][number], i: number): Field[] {
  const own = (path: Field['path'], kind: Field['kind'], label?: string) =>
    field(name, ['maneuvers', i, ...path], kind, label)
  return [
    own(['name'], { type: 'text', max: 60 }),
    own(['learned'], flag),
    own(['stamina'], integer(0, 99), 'Stamina it costs'),
    own(['focus'], integer(0, 99), 'Focus it costs'),
    own(['actions'], integer(1, 9)),
    own(['attackMod'], integer(-99, 99), 'Bonus to attacks'),
    own(['damageMod'], integer(-999, 999), 'Bonus to damage'),
    own(['luckMod'], integer(-99, 99), 'Bonus to luck'),
    ...(effect
      ? [
          own(
            ['effect', 'against'],
            { type: 'option', options: ['constitution', 'evasion', 'willpower'] },
            'Effect against',
          ),
          own(['effect', 'condition'], { type: 'option', options: AFFLICTIONS }, 'Effect'),
          own(['effect', 'degree'], integer(1, 99), 'Degree, where it has one'),
          own(['effect', 'words'], { type: 'text', max: 60 }, 'Any other effect, in words'),
        ]
      : []),
  ]
}

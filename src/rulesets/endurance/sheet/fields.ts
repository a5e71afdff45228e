import type { Field } from '~/engine/ruleset'
import { fieldKinds } from '~/table/schema/fieldKind'
import { AILMENT, CONDITION } from '../state/conditions'
import { type Sheet, sheetSchema } from '../state/sheet'
import { ATTRIBUTES, DEGREES, POOLS, PROFICIENCIES, REACTIONS, SKILLS } from '../state/vocabulary'

/** `critDamage` as "Crit damage". */
export const titled = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** How the editor shows each field, by the schema that checks it. */
const kindOf = fieldKinds(sheetSchema)

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = {
  Conditions: 'condition',
  Turn: 'passing',
  Orders: 'order',
}

function field(group: string, path: Field['path'], label = titled(String(path.at(-1)))): Field {
  const role = ROLES[group]
  return { path, label, group, ...(role && { role }), kind: kindOf(path) }
}

/**
 * Fields that every sheet has. They are made once: a sheet that is shown is asked for its fields at each click, and those that
 * are the very same need not be compared.
 */
const FIRST: readonly Field[] = [
  ...POOLS.map(pool => field('Pools', [pool])),
  ...(['constitution', 'evasion', 'willpower', 'deflectionPhysical', 'deflectionElemental'] as const).map(name =>
    field('Defences', [name]),
  ),
  ...ATTRIBUTES.map(name => field('Attributes', ['attributes', name])),
  ...SKILLS.map(name => field('Skills', ['skills', name])),
  ...PROFICIENCIES.map(name => field('Proficiencies', ['proficiencies', name])),
  field('Body', ['size']),
  { ...field('Body', ['footprint'], 'Side of the token (squares)'), role: 'squares' },
  field('Body', ['speed'], 'Speed (m)'),
  field('Body', ['hands']),
  field('Body', ['cheatDeathDifficulty'], 'To cheat death'),
  field('Body', ['luckBonus']),
  field('Body', ['luckPenaltyToAttackers'], "Attackers' luck"),
  field('Body', ['fate'], 'Points of fate'),
  field('Body', ['cannotBeSurprised']),
  field('Body', ['talents']),
]
/** What is asked about a foe at a glance: how much it stands, and what is to be beaten. */
const TELLING: ReadonlySet<unknown> = new Set(['endurance', 'health', 'evasion', 'deflectionPhysical'])
const ABOVE_THE_ITEMS: readonly Field[] = FIRST.map(one =>
  TELLING.has(one.path[0]) ? { ...one, isTelling: true } : one,
)
const BELOW_THE_ITEMS: readonly Field[] = [
  ...CONDITION.labels.map(([name, label]) => field('Conditions', ['status', name], label)),
  field('Conditions', ['status', 'acted']),
  ...AILMENT.labels.map(([name, label]) => field('Conditions', ['conditions', name], label)),
  ...DEGREES.map(name => field('Conditions', ['conditions', name])),
  field('Turn', ['status', 'actionsLeft']),
  field('Turn', ['status', 'reactionsLeft']),
  field('Turn', ['status', 'attacksThisRound']),
  ...REACTIONS.flatMap(reaction => [
    field('Orders', ['orders', reaction, 'when'], titled(reaction)),
    field('Orders', ['orders', reaction, 'least'], `${titled(reaction)}: leave at least`),
  ]),
  field('Orders', ['attacks']),
  field('Orders', ['cheatDeath'], 'Cheat death'),
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
  const own = (path: Field['path'], label?: string) => field(name, ['items', i, ...path], label)
  return [
    own(['name']),
    { ...own(['held']), role: 'held' },
    { ...own(['metal']), reads: 'never' },
    { ...own(['handsNeeded']), reads: 'never' },
    ...(durability ? [own(['durability'])] : []),
    ...(block !== null ? [own(['block'])] : []),
    ...(parry !== null ? [own(['parry'])] : []),
    ...(weapon
      ? [
          own(['weapon', 'damage']),
          own(['weapon', 'critDamage'], 'Critical damage'),
          own(['weapon', 'critThreshold'], 'Critical from'),
          own(['weapon', 'attackMod'], 'Bonus to attacks'),
          own(['weapon', 'damageMod'], 'Bonus to damage'),
          own(['weapon', 'nonlethal']),
          own(['weapon', 'projectile']),
          { ...own(['weapon', 'loaded']), reads: 'never' as const },
          ...(weapon.reach !== null ? [own(['weapon', 'reach'], 'Reach (m)')] : []),
          ...(weapon.ammo !== null ? [own(['weapon', 'ammo'], 'Ammunition')] : []),
        ]
      : []),
  ]
}

function maneuverFields({ name, effect }: Sheet['maneuvers'][number], i: number): Field[] {
  const own = (path: Field['path'], label?: string) => field(name, ['maneuvers', i, ...path], label)
  return [
    own(['name']),
    own(['learned']),
    own(['stamina'], 'Stamina it costs'),
    own(['focus'], 'Focus it costs'),
    own(['actions']),
    own(['attackMod'], 'Bonus to attacks'),
    own(['damageMod'], 'Bonus to damage'),
    own(['luckMod'], 'Bonus to luck'),
    ...(effect
      ? [
          own(['effect', 'against'], 'Effect against'),
          own(['effect', 'condition'], 'Effect'),
          own(['effect', 'degree'], 'Degree, where it has one'),
          own(['effect', 'words'], 'Any other effect, in words'),
        ]
      : []),
  ]
}

import type { Field } from '~/engine/ruleset'
import { fieldKinds } from '~/table/schema/fieldKind'
import { CONDITION } from '../state/conditions'
import { type Sheet, sheetSchema } from '../state/sheet'
import { ABILITIES, HANDS } from '../state/vocabulary'

/** The names of the abilities that somebody has: the rulebook's six, then those that the GM has added. */
export function abilitiesOf({ abilities }: Pick<Sheet, 'abilities'>): readonly string[] {
  const six: readonly string[] = ABILITIES
  return [...six, ...Object.keys(abilities).filter(name => !six.includes(name))]
}

/** How the editor shows each field, by the schema that checks it. */
const kindOf = fieldKinds(sheetSchema)
const option = (...options: readonly string[]): Field['kind'] => ({ type: 'option', options })
/** Of a critical hit. */
const MULTIPLIER = { type: 'integer', min: 2, max: 4 } as const

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = {
  Conditions: 'condition',
  'Ability damage and modifiers': 'passing',
  'This round': 'passing',
  Orders: 'order',
}

function field(
  group: string,
  label: string,
  path: Field['path'],
  { role = ROLES[group], kind = kindOf(path) }: { role?: Field['role']; kind?: Field['kind'] | undefined } = {},
): Field {
  return { path, label, group, ...(role && { role }), plain: ['none'], kind }
}

const pool = (label: string, key: string, min?: number): Field =>
  field('Pools', label, [key], { kind: { type: 'pool', max: 999, ...(min !== undefined && { min }) } })

/** A number that may be left out; the word says what that means. */
const orUsual = (empty: string, one: Field): Field => ({ ...one, kind: { ...one.kind, empty } as Field['kind'] })

/** A field whose value says by itself what it is. */
const bare = (one: Field): Field => ({ ...one, reads: 'bare' })

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  const abilities = abilitiesOf(sheet)
  return [
    pool('Stress', 'stress'),
    pool('Wounds', 'wounds', -9999),
    pool('Mana', 'mana'),
    ...abilities.map(name => field('Abilities', titled(name), ['abilities', name, 'score'])),
    ...abilities.flatMap(name => [
      field('Ability damage and modifiers', `${titled(name)}: damage`, ['abilities', name, 'damage']),
      orUsual(
        'usual',
        field('Ability damage and modifiers', `${titled(name)}: modifier`, ['abilities', name, 'override']),
      ),
    ]),
    ...sheet.hd.flatMap((_, i) => [
      field('Hit Dice', `Dice ${i + 1}: how many`, ['hd', i, 'count']),
      field('Hit Dice', `Dice ${i + 1}: which`, ['hd', i, 'sides']),
    ]),
    field('Hit Dice', 'Stress from traits', ['stressBonus']),
    field('Hit Dice', 'Wounds from traits', ['woundBonus']),
    field('Defence', 'Defense bonus', ['defenseBonus']),
    field('Defence', 'Defense, other', ['defenseMisc']),
    field('Defence', 'Natural Armour', ['armourMisc']),
    ...sheet.armour.flatMap(({ name, isShield }, i) => [
      field('Defence', `${name}: Defense`, ['armour', i, 'defenseBonus']),
      field('Defence', `${name}: Armour`, ['armour', i, 'armourBonus']),
      field('Defence', `${name}: worn`, ['armour', i, 'worn']),
      ...(isShield ? [field('Defence', `${name}: hand`, ['armour', i, 'hand'], { kind: option(...HANDS) })] : []),
    ]),
    field('Body', 'Speed (squares)', ['speed']),
    field('Body', 'Initiative, other', ['initMisc']),
    field('Body', 'Casting', ['castingMod']),
    field('Body', 'Monster', ['isMonster']),
    field('Body', 'Never tests morale', ['moraleImmune']),
    field('Body', 'Side of the token (squares)', ['footprint'], { role: 'squares' }),
    field('Body', 'Shares its die with', ['group']),
    field('Body', 'Player', ['player']),
    field('Body', 'Size', ['size']),
    ...Object.keys(sheet.skills).flatMap(name => [
      field('Skills', titled(name), ['skills', name, 'total']),
      field('Skills', `${titled(name)}: falls with`, ['skills', name, 'ability'], {
        kind: { type: 'option', options: abilities, empty: 'none' },
      }),
    ]),
    ...sheet.weapons.flatMap((weapon, i) => weaponFields(weapon, i, abilities)),
    ...sheet.spells.flatMap((spell, i) => spellFields(spell, i)),
    ...sheet.items.flatMap((item, i) => itemFields(item, i)),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key])),
    field('This round', 'Actions taken', ['round', 'actions']),
    field('This round', 'Free Action taken', ['round', 'free']),
    field('This round', 'Reaction taken', ['round', 'reaction']),
    field('This round', 'Squares moved', ['round', 'moved']),
    field('This round', 'Worst Wound loss', ['round', 'biggestHit']),
    field('Orders', 'Reposte', ['orders', 'reposte']),
    field('Orders', 'Paying for spells', ['orders', 'payment']),
    field('Orders', 'Moving in its turn', ['orders', 'movement']),
    field('Orders', 'Choosing a weapon', ['orders', 'weapon'], { kind: option('needed', 'ask') }),
  ]
}

function weaponFields(weapon: Sheet['weapons'][number], i: number, known: readonly string[]): Field[] {
  const { name, kind, throwable, damage, attackAbility, damageAbility } = weapon
  // A weapon taken over from somebody else may want an ability that this one lacks.
  const abilities = [...new Set([...known, attackAbility, ...(damageAbility ? [damageAbility] : [])])]
  const own = (label: string, key: string, kind?: Field['kind']) =>
    field(name || 'Weapon', label, ['weapons', i, key], { kind })
  return [
    own('Name', 'name'),
    bare(own('Kind', 'kind')),
    own('Hands', 'hands'),
    ...(kind === 'natural'
      ? []
      : [{ ...own('In hand', 'held'), role: 'held' as const }, own('Lies on the ground', 'dropped')]),
    own('Speed', 'speed'),
    own('Attack with', 'attackAbility', option(...abilities)),
    own('Attack bonus', 'attackBonus'),
    own('Damage with', 'damageAbility', { type: 'option', options: abilities, empty: 'none' }),
    ...damageFields(name || 'Weapon', ['weapons', i], damage),
    own('Critical from', 'critThreat'),
    own('Critical multiplier', 'critMult', MULTIPLIER),
    kind === 'ranged' ? own('Range', 'range') : own('Reach', 'reach'),
    ...(kind === 'ranged' ? [] : [own('Can be thrown', 'throwable')]),
    ...(throwable && kind !== 'ranged'
      ? [own('Range, thrown', 'range'), orUsual('+2', own('Speed, thrown', 'throwMod'))]
      : []),
    own('Goes past Stress', 'bypassStress'),
  ]
}

function spellFields({ name, damage, attack }: Sheet['spells'][number], i: number): Field[] {
  const own = (label: string, key: string, kind?: Field['kind']) =>
    field(name || 'Spell', label, ['spells', i, key], { kind })
  return [
    own('Name', 'name'),
    own('Casting TN', 'castingTN'),
    orUsual('TN − 10', own('Speed', 'speedOverride')),
    own('Mana', 'manaCost'),
    own('Spoken', 'verbal'),
    own('Attack', 'attack'),
    ...(attack === 'roll' ? [own('Attack bonus', 'attackBonus')] : []),
    ...damageFields(name || 'Spell', ['spells', i], damage),
    own('Critical multiplier', 'critMult', { ...MULTIPLIER, empty: 'none' }),
    own('Range', 'range'),
    own('Goes past Stress', 'bypassStress'),
    own('Goes past Armour', 'ignoresArmour'),
    own('Effect', 'text'),
  ]
}

function itemFields({ name, kind, damage }: Sheet['items'][number], i: number): Field[] {
  const own = (label: string, key: string, kind?: Field['kind']) =>
    field(name || 'Item', label, ['items', i, key], { kind })
  return [
    own('Name', 'name'),
    bare(own('Kind', 'kind')),
    orUsual(kind === 'throwable' ? '+2' : '+6', own('Speed', 'initMod')),
    own('Uses left', 'uses'),
    ...damageFields(name || 'Item', ['items', i], damage),
    own('Attack bonus', 'attackBonus'),
    own('Critical multiplier', 'critMult', { ...MULTIPLIER, empty: 'none' }),
    own('Range', 'range'),
    own('Effect', 'text'),
  ]
}

function damageFields(group: string, path: Field['path'], damage: Sheet['weapons'][number]['damage']): Field[] {
  return damage.flatMap(({ type }, part) => {
    const own = (label: string, key: string, kind?: Field['kind']) =>
      field(group, `${titled(type)}: ${label}`, [...path, 'damage', part, key], { kind })
    return [
      { ...own('dice', 'count'), reads: 'dice' as const },
      own('die', 'sides'),
      own('plus', 'flat'),
      bare(own('type', 'type')),
    ]
  })
}

import type { Field } from '~/engine/ruleset'
import { CONDITION } from '../state/conditions'
import type { Sheet } from '../state/sheet'
import { ABILITIES, DAMAGE_TYPES, HANDS, SIDES } from '../state/vocabulary'

/** The names of the abilities that somebody has: the rulebook's six, then those that the GM has added. */
export function abilitiesOf({ abilities }: Pick<Sheet, 'abilities'>): readonly string[] {
  const six: readonly string[] = ABILITIES
  return [...six, ...Object.keys(abilities).filter(name => !six.includes(name))]
}

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
/** A number that may be left out; the word says what that means. */
const orUsual = (min: number, max: number, empty: string): Field['kind'] => ({ type: 'integer', min, max, empty })
const flag: Field['kind'] = { type: 'flag' }
const option = (...options: readonly string[]): Field['kind'] => ({ type: 'option', options })
const die: Field['kind'] = { type: 'die', sides: SIDES }
const words = (max = 60): Field['kind'] => ({ type: 'text', max })

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = {
  Conditions: 'condition',
  'Ability damage and modifiers': 'passing',
  'This round': 'passing',
  Orders: 'order',
}

function field(group: string, label: string, path: Field['path'], kind: Field['kind'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['none'], kind }
}

/** A field whose value says by itself what it is. */
const bare = (one: Field): Field => ({ ...one, reads: 'bare' })

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  const abilities = abilitiesOf(sheet)
  return [
    field('Pools', 'Stress', ['stress'], { type: 'pool', max: 999 }),
    field('Pools', 'Wounds', ['wounds'], { type: 'pool', max: 999, min: -9999 }),
    field('Pools', 'Mana', ['mana'], { type: 'pool', max: 999 }),
    ...abilities.map(name => field('Abilities', titled(name), ['abilities', name, 'score'], integer(0, 40))),
    ...abilities.flatMap(name => [
      field('Ability damage and modifiers', `${titled(name)}: damage`, ['abilities', name, 'damage'], integer(0, 999)),
      field(
        'Ability damage and modifiers',
        `${titled(name)}: modifier`,
        ['abilities', name, 'override'],
        orUsual(-20, 20, 'usual'),
      ),
    ]),
    ...sheet.hd.flatMap((_, i) => [
      field('Hit Dice', `Dice ${i + 1}: how many`, ['hd', i, 'count'], integer(1, 40)),
      field('Hit Dice', `Dice ${i + 1}: which`, ['hd', i, 'sides'], die),
    ]),
    field('Hit Dice', 'Stress from traits', ['stressBonus'], integer(-99, 99)),
    field('Hit Dice', 'Wounds from traits', ['woundBonus'], integer(-99, 99)),
    field('Defence', 'Defense bonus', ['defenseBonus'], integer(-20, 40)),
    field('Defence', 'Defense, other', ['defenseMisc'], integer(-20, 40)),
    field('Defence', 'Natural Armour', ['armourMisc'], integer(0, 40)),
    ...sheet.armour.flatMap(({ name, isShield }, i) => [
      field('Defence', `${name}: Defense`, ['armour', i, 'defenseBonus'], integer(-10, 20)),
      field('Defence', `${name}: Armour`, ['armour', i, 'armourBonus'], integer(0, 20)),
      field('Defence', `${name}: worn`, ['armour', i, 'worn'], flag),
      ...(isShield ? [field('Defence', `${name}: hand`, ['armour', i, 'hand'], option(...HANDS))] : []),
    ]),
    field('Body', 'Speed (squares)', ['speed'], integer(0, 99)),
    field('Body', 'Initiative, other', ['initMisc'], integer(-20, 20)),
    field('Body', 'Casting', ['castingMod'], integer(-40, 60)),
    field('Body', 'Monster', ['isMonster'], flag),
    field('Body', 'Never tests morale', ['moraleImmune'], flag),
    field('Body', 'Side of the token (squares)', ['footprint'], integer(1, 9), 'squares'),
    field('Body', 'Shares its die with', ['group'], words()),
    field('Body', 'Player', ['player'], words()),
    field('Body', 'Size', ['size'], words()),
    ...Object.keys(sheet.skills).flatMap(name => [
      field('Skills', titled(name), ['skills', name, 'total'], integer(-40, 60)),
      field('Skills', `${titled(name)}: falls with`, ['skills', name, 'ability'], {
        type: 'option',
        options: abilities,
        empty: 'none',
      }),
    ]),
    ...sheet.weapons.flatMap((weapon, i) => weaponFields(weapon, i, abilities)),
    ...sheet.spells.flatMap((spell, i) => spellFields(spell, i)),
    ...sheet.items.flatMap((item, i) => itemFields(item, i)),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key], flag)),
    field('This round', 'Actions taken', ['round', 'actions'], integer(0, 99)),
    field('This round', 'Free Action taken', ['round', 'free'], flag),
    field('This round', 'Reaction taken', ['round', 'reaction'], flag),
    field('This round', 'Squares moved', ['round', 'moved'], integer(0, 9999)),
    field('This round', 'Worst Wound loss', ['round', 'biggestHit'], integer(0, 9999)),
    field('Orders', 'Reposte', ['orders', 'reposte'], option('ask', 'always', 'never')),
    field('Orders', 'Paying for spells', ['orders', 'payment'], option('ask', 'mana')),
    field('Orders', 'Moving in its turn', ['orders', 'movement'], option('ask', 'needed', 'stay')),
    field('Orders', 'Choosing a weapon', ['orders', 'weapon'], option('needed', 'ask')),
  ]
}

function weaponFields(weapon: Sheet['weapons'][number], i: number, known: readonly string[]): Field[] {
  const { name, kind, throwable, damage, attackAbility, damageAbility } = weapon
  // A weapon taken over from somebody else may want an ability that this one lacks.
  const abilities = [...new Set([...known, attackAbility, ...(damageAbility ? [damageAbility] : [])])]
  const own = (label: string, key: string, of: Field['kind']) => field(name || 'Weapon', label, ['weapons', i, key], of)
  return [
    own('Name', 'name', words()),
    bare(own('Kind', 'kind', option('melee', 'ranged', 'natural'))),
    own('Hands', 'hands', option(...HANDS, 'two', 'none')),
    ...(kind === 'natural'
      ? []
      : [{ ...own('In hand', 'held', flag), role: 'held' as const }, own('Lies on the ground', 'dropped', flag)]),
    own('Speed', 'speed', integer(-20, 40)),
    own('Attack with', 'attackAbility', option(...abilities)),
    own('Attack bonus', 'attackBonus', integer(-40, 40)),
    own('Damage with', 'damageAbility', { type: 'option', options: abilities, empty: 'none' }),
    ...damageFields(name || 'Weapon', ['weapons', i], damage),
    own('Critical from', 'critThreat', integer(2, 20)),
    own('Critical multiplier', 'critMult', integer(2, 4)),
    kind === 'ranged' ? own('Range', 'range', integer(0, 999)) : own('Reach', 'reach', integer(1, 20)),
    ...(kind === 'ranged' ? [] : [own('Can be thrown', 'throwable', flag)]),
    ...(throwable && kind !== 'ranged'
      ? [own('Range, thrown', 'range', integer(0, 999)), own('Speed, thrown', 'throwMod', orUsual(-20, 40, '+2'))]
      : []),
    own('Goes past Stress', 'bypassStress', flag),
  ]
}

function spellFields({ name, damage, attack }: Sheet['spells'][number], i: number): Field[] {
  const own = (label: string, key: string, of: Field['kind']) => field(name || 'Spell', label, ['spells', i, key], of)
  return [
    own('Name', 'name', words()),
    own('Casting TN', 'castingTN', integer(0, 60)),
    own('Speed', 'speedOverride', orUsual(-20, 40, 'TN − 10')),
    own('Mana', 'manaCost', integer(0, 99)),
    own('Spoken', 'verbal', flag),
    own('Attack', 'attack', option('none', 'roll')),
    ...(attack === 'roll' ? [own('Attack bonus', 'attackBonus', integer(-40, 40))] : []),
    ...damageFields(name || 'Spell', ['spells', i], damage),
    own('Critical multiplier', 'critMult', orUsual(2, 4, 'none')),
    own('Range', 'range', integer(0, 999)),
    own('Goes past Stress', 'bypassStress', flag),
    own('Goes past Armour', 'ignoresArmour', flag),
    own('Effect', 'text', words(400)),
  ]
}

function itemFields({ name, kind, damage }: Sheet['items'][number], i: number): Field[] {
  const own = (label: string, key: string, of: Field['kind']) => field(name || 'Item', label, ['items', i, key], of)
  return [
    own('Name', 'name', words()),
    bare(own('Kind', 'kind', option('consumable', 'throwable'))),
    own('Speed', 'initMod', orUsual(-20, 40, kind === 'throwable' ? '+2' : '+6')),
    own('Uses left', 'uses', integer(0, 999)),
    ...damageFields(name || 'Item', ['items', i], damage),
    own('Attack bonus', 'attackBonus', integer(-40, 40)),
    own('Critical multiplier', 'critMult', orUsual(2, 4, 'none')),
    own('Range', 'range', integer(0, 999)),
    own('Effect', 'text', words(400)),
  ]
}

function damageFields(group: string, path: Field['path'], damage: Sheet['weapons'][number]['damage']): Field[] {
  return damage.flatMap(({ type }, part) => {
    const own = (label: string, key: string, of: Field['kind']) =>
      field(group, `${titled(type)}: ${label}`, [...path, 'damage', part, key], of)
    return [
      { ...own('dice', 'count', integer(0, 20)), reads: 'dice' as const },
      own('die', 'sides', die),
      own('plus', 'flat', integer(-20, 99)),
      bare(own('type', 'type', option(...DAMAGE_TYPES))),
    ]
  })
}

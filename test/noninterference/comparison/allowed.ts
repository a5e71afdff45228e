import type { SystemId } from '../fights/systems'

/**
 * A difference that players may see although only a secret differs, because the rules make the fight wait for it, or because the
 * thing itself is plain to see. Each has the row that says so.
 */
export interface Allowed {
  /** The row of the ledger it follows from. */
  row: string
  why: string
  system: SystemId
  /** Kinds of secrets, or secret commands of the GM, that can bring it about. */
  secrets: readonly string[]
  /** Places of the record that may differ. */
  places: RegExp
  /** One that must differ too: what may differ follows from it. */
  since?: string
}

/** Whose go it is. */
const GO = /^(now\.(title|who|side)|sides\.\*\.now)$/
/**
 * What follows when a go is over: the next one's, the round's and the fight's end. The lines of that push those of the latest blow out
 * of the log, and the blow with them; the ways of those alone are shown who have acted in the round, and miniatures are still to be
 * moved only until the next line.
 */
const GOES_ON =
  /^(now\.(title|who|side)|sides\.\*\.now|combatants\.\*\.turn|round|roundName|seconds|log|log\.\*|deed|track.*|map\.trails.*|flat\.moved.*)$/

/** Somebody of whom the players know nothing comes, goes, or can no longer act. */
const WHO_TAKES_PART = ['hiddenAdded', 'hiddenRemoved', 'hiddenSheets', 'hiddenSideOf']
const COMES_OR_GOES = [
  'command join',
  'command leave',
  'command leaveOutOfSight',
  'command pool',
  'command poolOutOfSight',
  'command place',
  'command placeOutOfSight',
]

/** Whoever has no place on the map takes no part, and does with one. */
const WHO_HAS_A_PLACE = ['hiddenPlaces']

/** The rows by which a fight waits for those who take part in it, whoever knows of them. */
const WAITS: readonly Pick<Allowed, 'system' | 'row' | 'why'>[] = [
  {
    system: 'endurance',
    row: 'END-TURN-03',
    why: 'the go stays with a side as long as somebody of it has not acted, also somebody whom the players do not know',
  },
  {
    system: 'hallowed',
    row: 'HAL-DECL-01',
    why: 'the round waits until everybody has declared, in the order of the table, and counts on until all have acted',
  },
  {
    system: 'murdham',
    row: 'MUR-ROUND-05',
    why: 'a faction has the go as long as somebody of it is fresh, and passes when nobody is',
  },
  {
    system: 'ratbags',
    row: 'RAT-END-03',
    why: 'the fight goes on while somebody of another side can fight',
  },
  {
    system: 'tiny',
    row: 'TINY-END-01',
    why: 'the fight goes on while somebody of another side can fight, and it waits for whose turn it is',
  },
]

export const ALLOWED: readonly Allowed[] = [
  ...WAITS.flatMap(waits => [
    { ...waits, secrets: WHO_TAKES_PART, places: GO },
    { ...waits, secrets: COMES_OR_GOES, places: GOES_ON },
  ]),
  {
    ...WAITS.find(({ system }) => system === 'hallowed')!,
    secrets: WHO_HAS_A_PLACE,
    places: GOES_ON,
  },
  {
    system: 'endurance',
    row: 'END-SURP-03',
    why: 'the surprise round is over when all have acted who may, also somebody whom nobody knows: then nobody is surprised any more',
    secrets: COMES_OR_GOES,
    places: /^combatants\.\*\.badges(\.\*)?$/,
    since: 'round',
  },
  {
    system: 'tiny',
    row: 'TINY-REACT-01',
    why: 'whoever evades does so until the next turn of its own, which comes when somebody before it is gone',
    secrets: COMES_OR_GOES,
    places:
      /^(now\.(title|who|side)|sides\.\*\.now|combatants\.\*\.(turn|badges(\.\*)?)|round|roundName|seconds|log|log\.\*|deed|track.*|map\.trails.*)$/,
    since: 'now.who',
  },
  {
    system: 'murdham',
    row: 'MUR-NL-05',
    why: 'whoever is seen to hold somebody, or to be held, is seen so, also by somebody whom nobody knows',
    secrets: COMES_OR_GOES,
    places: /^combatants\.\*\.badges(\.\*)?$/,
  },
  {
    system: 'murdham',
    row: 'MUR-ZONE-03',
    why: 'whoever stands on a border is seen to; where a door or a wall that nobody sees joins or parts its zones, there is none',
    secrets: ['command door', 'command wall', 'command zone'],
    places: /^combatants\.\*\.badges(\.\*)?$/,
  },
  {
    system: 'murdham',
    row: 'MUR-NL-13',
    why: 'a hold ends when the two are apart, also where a zone that nobody sees parts them',
    secrets: ['command door', 'command wall', 'command zone', ...COMES_OR_GOES],
    places: /^(combatants\.\*\.badges(\.\*)?|log|log\.\*)$/,
  },
  {
    system: 'murdham',
    row: 'R-COND-2',
    why: 'fright, terror and a taunt are over when whoever they are of is gone, also somebody whom nobody knows',
    secrets: COMES_OR_GOES,
    places: /^combatants\.\*\.badges(\.\*)?$/,
  },
]

/** Why each of these places may differ for one of these secrets: in as few ways as lead to it; undefined: one of them may not. */
export function whyAllowed(
  system: SystemId,
  secrets: readonly string[],
  places: readonly string[],
): readonly Allowed[] | undefined {
  const some = ALLOWED.filter(
    one =>
      one.system === system &&
      one.secrets.some(secret => secrets.includes(secret)) &&
      (!one.since || places.includes(one.since)),
  )
  const one = some.find(one => places.every(place => one.places.test(place)))
  if (one) return [one]
  const each = places.map(place => some.find(one => one.places.test(place)))
  return each.includes(undefined) ? undefined : [...new Set(each as readonly Allowed[])]
}

/** Characters that are taken for one another from across a room. */
const GROUPS = ['O0Q', 'I1l', 'S5', 'B8', 'Z2', 'G6']

/** How a token letter looks at three metres: two that share one of these are taken for one another. Case tells nobody apart. */
export function looksOf(letter: string): readonly string[] {
  return [...letter].reduce<readonly string[]>(
    (looks, char) => looks.flatMap(look => looksOfChar(char).map(one => look + one)),
    [''],
  )
}

/** A small l looks like a stroke, and is known as an L all the same. */
function looksOfChar(char: string): readonly string[] {
  const upper = char.toUpperCase()
  if (char === 'l') return [upper, GROUPS.find(group => group.includes(char))!]
  return [GROUPS.find(group => group.includes(upper)) ?? upper]
}

/** A name and what stands on the token. */
export interface NamedCombatant {
  name: string
  letter: string
}

/**
 * Names for combatants that join together: of several of one kind each gets a letter after it ("Guard A"), going on after
 * those who are there; past Z they are numbered. Letters on tokens are the first of the name, two
 * where one is taken; several of a kind begin with the same one, another kind with another of its name. No two are given that
 * would be taken for one another across the room.
 */
export function names(bases: readonly string[], present: readonly NamedCombatant[]): NamedCombatant[] {
  const taken = new Set(present.map(p => p.name))
  const there = [...present]
  const looks = looksOfAll(present)
  return bases.map(base => {
    const several = bases.filter(other => other === base).length > 1
    const alike = [...taken].some(name => name === base || name.startsWith(`${base} `))
    const name = several || alike ? suffixed(base, taken) : base
    taken.add(name)
    const naming = { name, letter: letterFor(name, there, looks) }
    there.push(naming)
    for (const look of looksOf(naming.letter)) looks.add(look)
    return naming
  })
}

function suffixed(base: string, taken: ReadonlySet<string>): string {
  // One that stands there without a letter counts as the first.
  for (let i = taken.has(base) ? 1 : 0; ; i++) {
    const name = `${base} ${i < 26 ? String.fromCharCode(65 + i) : i + 1}`
    if (!taken.has(name)) return name
  }
}

/** How the letters of all of these look across the room. */
const looksOfAll = (there: readonly NamedCombatant[]) => new Set(there.flatMap(({ letter }) => looksOf(letter)))

/** What stands on the token of somebody of this name, beside those who are there. `looks`: of their letters. */
export function letterFor(name: string, there: readonly NamedCombatant[], looks = looksOfAll(there)): string {
  // Marks say nothing across the room: what is written or drawn does.
  const written = name.replaceAll(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} ]/gu, '')
  const parts = written.split(' ').filter(part => part !== '')
  const first = [...(parts[0] ?? '?')]
  const last = parts.at(-1) ?? '?'
  const initial = first[0]!.toUpperCase()
  const isFree = (letter: string) => !looksOf(letter).some(look => looks.has(look))
  // "Rat 27" goes by its number.
  const number = /^\d\d$/.test(last) ? [last] : []
  const kin = there.find(other => other.name.slice(0, -1) === name.slice(0, -1))
  const leads = [...(kin?.letter.slice(0, 1) ?? ''), ...first]
  const own = parts.length > 1 ? [...number, ...leads.map(lead => `${lead}${[...last][0]!}`.toUpperCase())] : [initial]
  const spelt = first.slice(1).map(second => `${initial}${second.toLowerCase()}`)
  const numbered = Array.from({ length: 8 }, (_, i) => `${initial}${i + 2}`)
  const found = [...own, ...spelt, ...numbered].find(isFree)
  // Past what a name gives, any two letters.
  if (found !== undefined) return found
  const any = ALPHABET.map(letter => `${initial}${letter}`).find(isFree)
  return any ?? pairs().find(([, look]) => !looks.has(look))?.[0] ?? initial
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Any two letters, with how they look. Worked out once: of hundreds of one kind each newcomer goes through all of them. */
let allPairs: readonly (readonly [letter: string, look: string])[] | undefined
const pairs = () =>
  (allPairs ??= ALPHABET.flatMap(a => ALPHABET.map(b => [`${a}${b}`, looksOf(`${a}${b}`)[0]!] as const)))

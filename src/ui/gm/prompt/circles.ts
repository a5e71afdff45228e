import type { Combatant, Decider, Id } from '~/engine'
import { SUGGESTED } from '~/words/en/prompt'

/** What is asked, and of whom; undefined: of the GM. */
interface Titled {
  readonly title: string
  readonly name: string | undefined
}

/**
 * The title of questions that are shown together: what they ask, without the name of anybody who is asked. "Guard A: step in for the
 * captain?" asked of several is "Step in for the captain?"; of several different questions each is named once.
 */
export function titleOfAll(asks: readonly Titled[]): string {
  return [...new Set(asks.map(withoutName))].join(' · ')
}

function withoutName({ title, name }: Titled): string {
  const words = name !== undefined && title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Some who can do the same at once: somebody alone, with those like it, or the whole side. */
interface Circle {
  of: 'one' | 'alike' | 'side'
  words: string
  who: readonly Id[]
}

/**
 * The circles round somebody, from small to large, each larger than the one before: alone, those of the same name and
 * side but for the letter ("Guard A", "Guard B"), and all of the side. Only of those who may act.
 */
export function circles(
  combatants: Readonly<Record<Id, Pick<Combatant, 'id' | 'name' | 'side'>>>,
  among: readonly Id[],
  of: Decider | null,
): readonly Circle[] {
  const one = combatants[String(of)]
  if (!one || !among.includes(one.id)) return []
  const side = among.flatMap(id => (combatants[id]?.side === one.side ? [combatants[id]] : []))
  const alike = side.filter(({ name }) => stem(name) === stem(one.name))
  const named: Circle[] = [
    { of: 'one', words: '', who: [one.id] },
    { of: 'alike', words: SUGGESTED.circle.alike(alike.length - 1), who: alike.map(({ id }) => id) },
    { of: 'side', words: SUGGESTED.circle.side(side.length), who: side.map(({ id }) => id) },
  ]
  return named.filter(({ who }, i) => i === 0 || who.length > named[i - 1]!.who.length)
}

/** "Guard A" without its letter or number. */
function stem(name: string): string {
  return name.replace(/ ([A-Z]|\d+)$/, '')
}

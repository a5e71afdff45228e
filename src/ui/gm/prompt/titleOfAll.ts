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

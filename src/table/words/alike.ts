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

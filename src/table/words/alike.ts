/** Characters that are taken for one another from across a room. */
const GROUPS = ['O0Q', 'I1l', 'S5', 'B8', 'Z2', 'G6']

/** Whether two token letters would be taken for one another at three metres: case tells nobody apart, nor do look-alikes. */
export function areAlike(a: string, b: string): boolean {
  const [first, second] = [[...a], [...b]]
  return first.length === second.length && first.every((char, i) => isAlike(char, second[i]!))
}

function isAlike(a: string, b: string): boolean {
  if (a.toUpperCase() === b.toUpperCase()) return true
  return GROUPS.some(group => isIn(group, a) && isIn(group, b))
}

const isIn = (group: string, char: string): boolean =>
  group.includes(char) || (char !== 'L' && group.includes(char.toUpperCase()))

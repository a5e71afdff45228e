/** An id that none of these has: the letter and a number. */
export function freeId(taken: readonly { id: string }[], letter: string): string {
  const ids = new Set(taken.map(({ id }) => id))
  for (let n = taken.length + 1; ; n++) if (!ids.has(`${letter}${n}`)) return `${letter}${n}`
}

/** Marks what is marked in `more` too. Four squares at once: this runs over whole maps at every step. */
export function addMarks(to: Uint8Array, more: Uint8Array): void {
  const words = to.length >> 2
  const [toWords, moreWords] = [to, more].map(
    ({ buffer, byteOffset }) => new Uint32Array(buffer, byteOffset, words),
  ) as [Uint32Array, Uint32Array]
  for (let i = 0; i < words; i++) toWords[i]! |= moreWords[i]!
  for (let i = 4 * words; i < to.length; i++) to[i]! |= more[i]!
}

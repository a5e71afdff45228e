/** Letters of a name at most; a file of a fight with a longer one is not taken back. */
const MOST_LETTERS = 190

/** The name under which a copy stands beside others: its own while no other has it, else with a number, "Bridge (2)". */
export function freeName(name: string, taken: readonly string[]): string {
  const own = name.slice(0, MOST_LETTERS)
  if (!taken.includes(own)) return own
  const stem = own.replace(/ \(\d+\)$/, '')
  let number = 2
  while (taken.includes(`${stem} (${number})`)) number++
  return `${stem} (${number})`
}

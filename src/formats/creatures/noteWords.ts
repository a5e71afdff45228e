/** What is written between the texts of a creature's notes, which are the rulebook's and in its language. */
export const NOTE_WORDS = {
  alignment: (words: string) => `alignment ${words}`,
  challenge: (words: string) => `Challenge ${words}`,
  count: (n: number) => `${n} of them`,
  armour: (n: number) => `armour ${n}`,
  blast: 'blast',
  critical: (words: string) => `critical damage: ${words}`,
  alias: (alias: string, name: string) => `${alias} is a ${name}`,
  temporary: (n: number) => `Temporary HP: ${n}`,
  initiative: (n: number) => `Initiative: ${n}`,
} as const

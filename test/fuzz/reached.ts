import type { Asked, Command, Json } from '~/engine'

/** Stands for any value that is somebody, something or some place. */
export const ANY = '*'

/** What an answer is called: an option by its word ("parry:sword" is "parry"), a way by whether it leads anywhere. */
export function wordsOf({ kind }: Asked, value: Json): readonly string[] {
  if (kind === 'path') return [Array.isArray(value) && value.length === 0 ? 'stays' : 'goes']
  if (kind !== 'choice') return [ANY]
  const picked = Array.isArray(value) ? (value as readonly Json[]) : [value]
  return picked.map(one => (typeof one === 'string' ? one.split(':')[0]! : ANY))
}

/**
 * What random players have done so far, of all that there is to do: commands by their type, answers by their question. An
 * answer that is not listed by its word counts as `ANY` of its question.
 */
export class Reached {
  readonly #counts: Map<string, number>

  constructor(
    commands: readonly string[],
    private readonly answers: Readonly<Record<string, readonly string[]>>,
  ) {
    this.#counts = new Map([
      ...commands.map((type): [string, number] => [type, 0]),
      ...Object.entries(answers).flatMap(([key, values]) => values.map((v): [string, number] => [`${key} ${v}`, 0])),
    ])
  }

  command({ type }: Pick<Command, 'type'>): void {
    this.#note(type)
  }

  answer(ask: Asked, value: Json): void {
    for (const word of wordsOf(ask, value)) this.word(ask.key, word)
  }

  /** An answer, or a setting, by its word. */
  word(key: string, word: string): void {
    const known = this.answers[key]
    if (known) this.#note(`${key} ${known.includes(word) ? word : ANY}`)
  }

  /** What nobody has done yet. */
  get missing(): readonly string[] {
    return [...this.#counts].filter(([, n]) => n === 0).map(([name]) => name)
  }

  /** What was done least, so many of it. */
  scarce(n: number): readonly string[] {
    return this.#rarestFirst.slice(0, n).map(([name]) => name)
  }

  /** What was done, the rarest first. */
  get report(): string {
    return this.#rarestFirst.map(([name, n]) => `${name}: ${n}`).join('\n')
  }

  get #rarestFirst(): [name: string, n: number][] {
    return [...this.#counts].toSorted(([, a], [, b]) => a - b)
  }

  #note(name: string): void {
    const before = this.#counts.get(name)
    if (before !== undefined) this.#counts.set(name, before + 1)
  }
}

/** What a unit sees of the store: it reads and writes its own part, and may read what is named in `Besides`. */
export interface Slice<Own extends object, Besides extends object = object> {
  get(): Readonly<Own & Besides>
  set(part: Partial<Own>): void
}

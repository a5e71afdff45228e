import type { RulebookEntry } from '~/engine/display'

/** A chapter: its name, and the bodies of its rows by their titles, in the order of their numbers. */
interface Chapter {
  readonly chapter: string
  readonly rows: { readonly [title: string]: string }
}

/**
 * Every row of a ledger in the words of these rules.
 *
 * @param code what the ids of the ledger begin with
 * @param chapters by what their ids go on with
 */
export function rulebookOf(code: string, chapters: { readonly [id: string]: Chapter }): readonly RulebookEntry[] {
  return Object.entries(chapters).flatMap(([part, { chapter, rows }]) =>
    Object.entries(rows).map(([title, body], i) => ({
      id: `${code}-${part}-${String(i + 1).padStart(2, '0')}`,
      title,
      body,
      chapter,
    })),
  )
}

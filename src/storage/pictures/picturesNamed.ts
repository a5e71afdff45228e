/** A text of the form of a picture's id (see `pictureId`), wherever it stands in JSON. */
const QUOTED_ID = /"([A-Za-z0-9_-]{43})"/g

/**
 * Whatever may be the id of a picture in these texts of JSON: states and rows of a fight, so also pictures that were taken
 * away and that undo would bring back. Nothing is known here of commands; a word of the same form does no harm.
 */
export function picturesNamed(texts: Iterable<string>): Set<string> {
  const named = new Set<string>()
  for (const text of texts) for (const [, id] of text.matchAll(QUOTED_ID)) named.add(id!)
  return named
}

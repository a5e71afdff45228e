const FEED = 10
/** Bytes that are decoded at once, at least: a second copy of thousands of entries as one text would hold the page up. */
const PIECE = 400_000

/** The lines of a file, decoded piece by piece. What follows the last line feed is an unfinished line, or nothing. */
export async function wholeLines(file: Blob): Promise<string[]> {
  // Read at once, so that it is the file of one moment.
  const bytes = new Uint8Array(await file.arrayBuffer())
  const last = bytes.lastIndexOf(FEED)
  const pieces: string[][] = []
  for (let from = 0; from <= last;) {
    const feed = bytes.indexOf(FEED, from + PIECE)
    const end = (feed < 0 ? last : feed) + 1
    const text = await new Blob([bytes.subarray(from, end)]).text()
    pieces.push(text.split('\n').slice(0, -1))
    from = end
  }
  return pieces.flat()
}

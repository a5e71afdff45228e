/** What stands in the boxes of one roll, kept as one line of text so that it can be a draft: "4,,17". */
export function readBoxes(draft: string | undefined, dice: number): string[] {
  const given = draft === undefined ? [] : draft.split(',')
  return Array.from({ length: dice }, (_, i) => given[i] ?? '')
}

/** The draft of these boxes; null when all of them are empty. */
export function writeBoxes(boxes: readonly string[]): string | null {
  return boxes.every(box => box === '') ? null : boxes.join(',')
}

/** The face that a box holds; undefined when it is empty, half typed, or none of its die. */
export function faceIn(box: string, sides: number): number | undefined {
  const face = /^\d{1,4}$/.test(box) ? Number(box) : 0
  return face >= 1 && face <= sides ? face : undefined
}

/** The faces, when every box holds one that its die has. `sides` gives the sides of each die. */
export function facesIn(boxes: readonly string[], sides: readonly number[]): number[] | undefined {
  const faces = boxes.map((box, i) => faceIn(box, sides[i] ?? 0))
  return faces.includes(undefined) ? undefined : (faces as number[])
}

/**
 * What a box holds after a digit was typed into it; undefined when no face of the die begins like that. Ten is a 0 on a
 * real d10, and a hundred 00 on a d100, where every other face may be read with its 0 in front.
 */
export function typeDigit(box: string, digit: string, sides: number): string | undefined {
  if (box === '' && digit === '0') return sides === 10 ? '10' : sides === 100 ? '0' : undefined
  if (box === '0') return digit === '0' ? '100' : digit
  const next = `${box}${digit}`
  return faceIn(next, sides) === undefined ? undefined : next
}

/** Whether no further digit can be meant: the next one belongs into the next box. */
export function isFull(box: string, sides: number): boolean {
  return box !== '' && box !== '0' && Number(box) * 10 > sides
}

/** What a digit does to the boxes in a row: which of them holds what, or that no die here shows it. */
export type Typed = { readonly at: number; readonly box: string } | { readonly refused: number }

/**
 * A digit typed at one of the boxes. What cannot go on the number that stands there is the first digit of the next die.
 *
 * @param isFresh what stands in the box is typed over
 * @returns the box that took it, or the one whose die does not have it
 */
export function typed(
  boxes: readonly string[],
  sides: readonly number[],
  at: number,
  digit: string,
  isFresh = false,
): Typed {
  const box = isFresh ? '' : (boxes[at] ?? '')
  const longer = typeDigit(box, digit, sides[at] ?? 0)
  if (longer !== undefined) return { at, box: longer }
  if (box === '' || at + 1 >= boxes.length || faceIn(box, sides[at] ?? 0) === undefined) return { refused: at }
  const next = typeDigit('', digit, sides[at + 1]!)
  return next === undefined ? { refused: at + 1 } : { at: at + 1, box: next }
}

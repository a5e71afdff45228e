/** What stands in the boxes of one roll, kept as one line of text so that it can be a draft: "4,,17". */
export function readBoxes(draft: string | undefined, dice: number): string[] {
  const given = draft === undefined ? [] : draft.split(',')
  return Array.from({ length: dice }, (_, i) => given[i] ?? '')
}

/** The draft of these boxes; null when all of them are empty. */
export function writeBoxes(boxes: readonly string[]): string | null {
  return boxes.every(box => box === '') ? null : boxes.join(',')
}

/** The faces, when every box holds one that its die has. `sides` gives the sides of each die. */
export function facesIn(boxes: readonly string[], sides: readonly number[]): number[] | undefined {
  const faces = boxes.map(box => (/^\d{1,4}$/.test(box) ? Number(box) : 0))
  return faces.every((face, i) => face >= 1 && face <= (sides[i] ?? 0)) ? faces : undefined
}

/** What a box holds after a digit was typed into it; undefined when no face of the die begins like that. */
export function typeDigit(box: string, digit: string, sides: number): string | undefined {
  const next = `${box}${digit}`.replace(/^0+(?=\d)/, '')
  const face = Number(next)
  return face >= 1 && face <= sides ? next : undefined
}

/** Whether no further digit can be meant: the next one belongs into the next box. */
export function isFull(box: string, sides: number): boolean {
  return box !== '' && Number(box) * 10 > sides
}

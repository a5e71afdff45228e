import { catalogue } from '../../spoken'

/** A picture for tokens. */
export const PICTURE = catalogue('gm/picture', {
  frame: 'Round frame over the picture. Arrow keys move it, plus and minus scale it, Enter takes it.',
  crop: (left: number, top: number, size: number) => `${left}% from the left, ${top}% from the top, size ${size}%`,
  reading: 'Reading the picture …',
  unchanged: 'Nothing was changed.',
  anotherFile: 'Choose another file …',
  choose: 'Choose a picture …',
  takeAll: 'Take their pictures away',
  take: 'Take the picture away',
  how: 'PNG, JPEG or WebP. A file can be dropped on a token or on the sheet, a picture pasted with Ctrl+V. The players see it on whoever they know by name.',
  given: (name: string, others: number) => `${name}${others > 0 ? ` and ${others} more` : ''}: picture given.`,
  give: 'Give the picture',
  larger: 'Larger',
  smaller: 'Smaller',
  asAtFirst: 'As at first',
  another: 'Another file …',
  drag: 'Drag the frame, or its edge to scale it; the wheel and two fingers scale it too. Arrow keys move it, with Shift in long steps.',
})

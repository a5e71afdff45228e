import { catalogue } from '../spoken'

const inWords = (squares: number, one: string, other: string) =>
  `${Math.abs(squares)} ${Math.abs(squares) === 1 ? one : other}`

/** What each of the players’ screens is for, and how it lies on the table. */
export const SETUP = catalogue('screens.SETUP', {
  title: 'What each screen is for',
  here: 'The window on this computer',
  name: 'Name of a screen elsewhere',
  add: 'Add',
  how: 'A screen elsewhere follows what is set up here once it has a name: take the link for that name, or move the mouse on the screen and choose it there.',
  forget: (name: string) => `Forget ${name}`,
  kind: (name: string) => `Kind of ${name}`,
  kinds: { wall: 'On the wall', table: 'Flat on the table', phone: 'A phone' },
  any: 'any screen',
  linkFor: 'The link is for',
  showWay: 'Show the code on the wall, for latecomers',
  hideWay: 'Take the code off the wall',
  scale: {
    is: (mm: number, inches: number) =>
      `A square is ${mm === 25.4 ? '1 inch' : `${mm} mm`} on a screen of ${inches} inches.`,
    size: (columns: number, rows: number) => `${columns} × ${rows} squares lie on the table.`,
    unmeasured: 'Nobody has measured this screen yet: the squares may have another size.',
    measure: 'Measure the screen',
    how: 'The screen shows the frame of a bank card. Hold a card to it and turn until it fits, or type the diagonal of the screen.',
    card: 'Width of the frame',
    smaller: 'Frame smaller',
    larger: 'Frame larger',
    diagonal: 'Diagonal in inches',
    square: 'A square is',
    side: (mm: number) => (mm === 25.4 ? '1 inch' : `${mm} mm`),
    ownSquare: 'Another size, in mm',
    page: 'Pixels that the screen says it has',
    width: 'Wide',
    height: 'High',
    pixels: (pixels: number) => `${pixels} pixels a square.`,
    fits: 'It fits',
  },
  hand: {
    nothing: 'The table shows the map as soon as the players see some of it.',
    square: 'By a square',
    table: 'By a table',
    directions: { left: 'to the left', right: 'to the right', up: 'up', down: 'down' },
    step: (by: string, direction: string) => `${by} ${direction}`,
    turn: 'Turn by a quarter',
    centre: 'To the party',
    settled: 'The miniatures have been moved',
    turned: 'The map is turned by a quarter: put the miniatures on their rings.',
    shift({ right, down }: { right: number; down: number }): string {
      const parts = [
        right !== 0 && `${inWords(right, 'square', 'squares')} to the ${right > 0 ? 'right' : 'left'}`,
        down !== 0 &&
          `${inWords(down, 'square', 'squares')} ${down > 0 ? 'towards the near edge' : 'towards the far edge'}`,
      ].filter(Boolean)
      return parts.length === 0 ? 'Everything stays where it is.' : `Everything ${parts.join(' and ')}.`
    },
  },
  minis: {
    title: (n: number, of: number) => `Miniatures: ${n} of ${of}`,
    how: 'In their place the table shows a ring with a letter; for the others it shows a token.',
  },
})

import { catalogue } from '../../../spoken'
import { list } from '../../grammar'

/** The sheet as a form, and those of several. */
export const SHEET_FORM = catalogue('gm/sheetForm', {
  undo: 'Undo',
  writeNumber: (label: string) => `${label}: write a whole number.`,
  selected: (n: number) => `${n} selected`,
  toAll: 'Each of these is done to all of them, and undone in one step. A name leads to the sheet of one.',
  picture: 'Picture …',
  anotherPicture: 'Another picture …',
  takePicture: 'Take it away',
  reveal: 'Reveal',
  hide: 'Hide',
  leave: 'Leave',
  leaves: 'Leaves',
  side: 'Side',
  sideOfAll: 'Side of all of them',
  severalSides: 'Several sides',
  known: 'What the players know',
  height: 'Height',
  heightAbove: 'Height above the ground',
  onGround: 'on the ground',
  forAll: {
    title: 'Set a field for all',
    noneInCommon: 'Their sheets have no field in common.',
    label: (field: string) => `${field} for all`,
    ofOne: (name: string, field: string) => `${name}, ${field}`,
    field: 'Field',
    which: 'Which field …',
    set: (n: number) => `Set for ${n}`,
    now: (values: readonly string[]) => `Now ${list(values)}.`,
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },
})

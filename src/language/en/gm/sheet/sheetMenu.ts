import { catalogue } from '../../../spoken'

/** What can be done with somebody from the menu of the sheet. */
export const SHEET_MENU = catalogue('gm/sheetMenu', {
  rename: 'Rename',
  duplicate: 'Duplicate',
  keep: 'Keep in the library',
  picture: 'Give a picture',
  reveal: 'Reveal to the players',
  hide: 'Hide from the players',
  putBack: 'Back where the turn began',
  remove: 'Remove',
  returns: 'Comes back',
  leaves: 'Leaves the fight',
})

import { catalogue } from '../../spoken'

/** How to go on with what is damaged or missing. */
export const RECOVERY = catalogue('store/recovery', {
  copyOfAll: 'Go on with a copy of all of it',
  copyOfSound: 'Go on with a copy of what is sound',
  save: 'Save what is left of it as a file',
  asKept: (name: string) => `${name} (as it was kept)`,
  second: 'Bring back the second copy',
  asSaved: 'Go on with what is saved',
  putBack: 'Put it back',
  leave: 'Leave it',
  title: (name: string) => `“${name}” cannot be opened as it is`,
  missing: 'Something that was saved is missing',
  goOn: 'Go on without it',
  bringBack: 'Bring it back',
})

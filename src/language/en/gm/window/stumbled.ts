import { catalogue } from '../../../spoken'

/** Said when the window cannot go on. */
export const STUMBLED = catalogue('gm/stumbled', {
  title: 'Fray has stumbled',
  again:
    'Nothing is lost: every click so far is kept on this computer. The window has stumbled over this fight before: save it as a file, and choose another; or take the latest step back.',
  once: 'Nothing is lost: every click so far is kept on this computer. Load the window anew to go on. If it stumbles again at the same place, take the latest step back, or choose another fight.',
  details: 'For whoever mends Fray',
  noReason: 'No reason was given.',
  reload: 'Load anew',
  another: 'Choose another fight',
  back: 'Take the latest step back',
  save: 'Save the fight as a file',
  notStarted: 'Fray could not start',
  untouched: (reason: string) => `${reason} What was kept is untouched.`,
})

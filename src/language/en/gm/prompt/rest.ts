import { catalogue } from '../../../spoken'

/** Where everybody waits, as the window begins. */
export const REST = catalogue('gm/rest', {
  prompt: 'Prompt',
  toRests: 'To the rests',
  place: 'Place them',
})

import { catalogue } from '../../../spoken'

/** What whoever acts can do. */
export const ACTIONS = catalogue('gm/actions', {
  actions: 'Actions',
  back: 'Back',
  more: (n: number) => `More (${n})`,
  closed: 'Closed now',
})

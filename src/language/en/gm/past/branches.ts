import { catalogue } from '../../../spoken'

/** Branches on the slider of moments, once there are any. */
export const BRANCH_MARKS = catalogue('gm/branches', {
  list: (name: string | null, n: number) =>
    `${name === null ? 'The first line of play' : name}, one of ${n} branches: list them`,
  count: (n: number) => `${n} branches`,
  leaves: (action: number, name: string) => `After action ${action}: ${name}`,
  instead: (what: string | null) => (what === null ? 'an action that was begun' : `instead ${what}`),
})

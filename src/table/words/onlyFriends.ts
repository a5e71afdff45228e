import type { Asked } from '~/engine/questions'

/** Where nobody but friends can be aimed at, that it is so and what to do; a target by default is a foe. */
export function onlyFriends(ask: Asked): string {
  if (ask.kind !== 'choice' || ask.default !== undefined || !ask.options.some(({ whyNot }) => !whyNot)) return ''
  return 'Only friends are in reach. Go back, and move up to a foe first.'
}

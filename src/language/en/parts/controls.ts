import { catalogue } from '../../spoken'

/** What small controls say of themselves. */
export const CONTROLS = catalogue('parts/controls', {
  less: (label: string) => `${label}: less`,
  more: (label: string) => `${label}: more`,
  within: (least: number, most: number) => `A number from ${least} to ${most}.`,
  close: 'Close',
})

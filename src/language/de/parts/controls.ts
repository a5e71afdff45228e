import type { CONTROLS as EN } from '../../en/parts/controls'

export const CONTROLS: typeof EN = {
  less: label => `${label}: weniger`,
  more: label => `${label}: mehr`,
  within: (least, most) => `Eine Zahl von ${least} bis ${most}.`,
  close: 'Schließen',
}

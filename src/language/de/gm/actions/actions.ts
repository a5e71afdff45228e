import type { ACTIONS as EN } from '../../../en/gm/actions/actions'

export const ACTIONS: typeof EN = {
  actions: 'Aktionen',
  back: 'Zurück',
  more: n => `Mehr (${n})`,
  closed: 'Jetzt nicht möglich',
}

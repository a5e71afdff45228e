import type { REST as EN } from '../../../en/gm/prompt/rest'

export const REST: typeof EN = {
  prompt: 'Frage',
  toRests: 'Zu den Rasten',
  place: 'Aufstellen',
}

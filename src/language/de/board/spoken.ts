import type { BOARD as EN } from '../../en/board/spoken'

export const BOARD: typeof EN = {
  tokens: 'Figuren',
  doors: 'Türen und Fenster',
  notInQuestion: 'Steht nicht zur Wahl.',
  door: (kind, isClosed) =>
    `${kind === 'door' ? (isClosed ? 'geschlossene Tür' : 'offene Tür') : isClosed ? 'geschlossenes Fenster' : 'offenes Fenster'}`,
}

import type { Translation } from '../../translation'

export const STAT_LINE: Translation['formats/statLine'] = {
  where: 'Wertezeile',
  noHp: 'hat keine HP, wie „4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)“',
  twice: score => `nennt ${score} zweimal; das erste zählt`,
  unread: words => `„${words}“ war nicht zu verstehen`,
  detachment: 'der Text spricht von einem Trupp (detachment)',
}

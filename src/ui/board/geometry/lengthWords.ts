import { HAND } from '~/words/en/board'
/** What lengths are shown in, in squares: these are a metre wide, or five feet where the rules count so. */
export type LengthUnit = 'metres' | 'feet' | 'squares' | 'five feet'

/** What ways cost: a length, or half zones where the rules count in zones. */
export type WayUnit = LengthUnit | 'half zones'

/** Of a metre. */
const FEET = 3.28084

/** A length as it is shown: "12 m", "39 ft", "12 squares"; of half zones: "1½ zones". */
export function shownLength(length: number, unit: WayUnit): string {
  switch (unit) {
    case 'metres':
      return HAND.metres(String(length))
    case 'feet':
    case 'five feet':
      return HAND.feet(shownFigure(length, unit))
    case 'squares':
      return HAND.squares(length)
    case 'half zones':
      return length === 1 ? HAND.halfZone : length === 2 ? HAND.zone : HAND.zones(shownFigure(length, unit))
  }
}

/** The number of it alone: "12", "39", "1½". */
export function shownFigure(length: number, unit: WayUnit): string {
  switch (unit) {
    case 'metres':
    case 'squares':
      return String(length)
    case 'feet':
      return String(Math.round(length * FEET))
    case 'five feet':
      return String(length * 5)
    case 'half zones':
      return `${length > 1 ? Math.floor(length / 2) : ''}${length % 2 === 1 ? '½' : ''}` || '0'
  }
}

/** A length as it is spoken: "12 metres", "39 feet", "12 squares", "1 and a half zones". */
export function spokenLength(length: number, unit: WayUnit): string {
  switch (unit) {
    case 'metres':
      return HAND.spokenMetres(length)
    case 'feet':
    case 'five feet':
      return HAND.spokenFeet(shownFigure(length, unit))
    case 'squares':
      return shownLength(length, unit)
    case 'half zones':
      return shownLength(length, unit).replace('½', HAND.andAHalf)
  }
}

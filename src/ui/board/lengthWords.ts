import { metres } from './metres'

/** What lengths are shown in: a square is a metre wide. */
export type LengthUnit = 'metres' | 'feet' | 'squares'

const FEET = 3.28084

/** A length as it is shown: "12 m", "39 ft", "12 squares". */
export function shownLength(length: number, unit: LengthUnit): string {
  switch (unit) {
    case 'metres':
      return `${length} m`
    case 'feet':
      return `${Math.round(length * FEET)} ft`
    case 'squares':
      return length === 1 ? '1 square' : `${length} squares`
  }
}

/** A length as it is spoken: "12 metres", "39 feet", "12 squares". */
export function spokenLength(length: number, unit: LengthUnit): string {
  switch (unit) {
    case 'metres':
      return metres(length)
    case 'feet':
      return `${Math.round(length * FEET)} feet`
    case 'squares':
      return shownLength(length, unit)
  }
}

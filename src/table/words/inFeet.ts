import type { Json } from '~/engine/snapshot'
import { asWord } from './asWord'

/** So many squares as rules tell them that have five feet to a square: "40 ft". */
export const inFeet = (squares: Json | undefined): string => `${asWord(Number(squares) * 5)} ft`

import type { Json } from '~/engine/types'
import { said } from './said'

/** So many squares as rules tell them that have five feet to a square: "40 ft". */
export const inFeet = (squares: Json | undefined): string => `${said(Number(squares) * 5)} ft`

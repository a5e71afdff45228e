import { behindTheCurtain } from './curtain'
import * as gmsOwn from './gmsOwn'
import * as hidden from './hidden'
import * as log from './log'
import * as map from './map'
import * as questions from './questions'
import { round } from './round'
import type { Scrambler } from './scrambler'

/** All kinds of secrets, in the order in which they are scrambled: what comes later finds what was put in before. */
export const SCRAMBLERS: Readonly<Record<string, Scrambler>> = {
  ...hidden,
  ...gmsOwn,
  ...map,
  ...questions,
  round,
  ...log,
  behindTheCurtain,
}

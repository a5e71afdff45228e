import type { Reason } from './command'

/** The rules say no. Carries the reason, so that the place where it was clicked can say why. */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`Refused by ${reason.rule}: ${reason.code}.`)
    this.name = 'Refused'
    this.reason = reason
  }
}

/** The journal and the rules do not fit together: another version of the rules, or a late second click. */
export class Diverged extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Diverged'
  }
}

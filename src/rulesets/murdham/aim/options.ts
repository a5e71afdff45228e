import type { Reason } from '~/engine/command'
import { option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import type { AttackMode } from '../gear/attackModes'

/** Each as an option, the open ones first. */
export function opened(
  all: readonly AttackMode[],
  why: (attackMode: AttackMode) => Reason | undefined,
): Option<string>[] {
  return openFirst(all.map(attackMode => option(attackMode.id, why(attackMode))))
}

/** The open ones before the closed ones, each in their order. */
export function openFirst(options: readonly Option<string>[]): Option<string>[] {
  return [...options.filter(one => !one.whyNot), ...options.filter(one => one.whyNot)]
}

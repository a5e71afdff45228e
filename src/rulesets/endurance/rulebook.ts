import type { RulebookEntry } from '~/engine/ruleset'

export const rulebook: readonly RulebookEntry[] = []

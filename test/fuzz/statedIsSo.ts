import type { Asked, Json, RulesetTypes } from '~/engine'
import { holdsSame } from './holds'
import type { FuzzedFight } from './promises'

type Facts = { readonly [fact: string]: Json }
type Sheet = { readonly [field: string]: Json }

/**
 * What a question states is what the state has, also after the GM has changed it while the question was open: reactions
 * left, pools, what a test must reach, how many dice are rolled for.
 */
export function statedIsSo<R extends RulesetTypes>({ ruleset, fight }: FuzzedFight<R>, ask: Asked): void {
  const facts = (ask.facts ?? {}) as Facts
  const about = typeof facts.who === 'string' ? facts.who : ask.of
  const c = fight.state.combatants[about]
  if (!c) return
  const sheet = c.sheet as unknown as Sheet
  for (const [fact, value] of Object.entries(facts)) {
    const read = STATED[ruleset.id]?.[fact]
    const is = read?.(sheet, ask)
    if (is !== undefined) holdsSame(value, is, `${ruleset.id} ${ask.key} states ${fact}`)
  }
}

const cur = (pool: Json | undefined): number => (pool as { cur: number }).cur
const status = (sheet: Sheet): Sheet => sheet.status as Sheet

/** How each fact follows from the sheet of whom the question is about; undefined: not in this question. */
const STATED: Readonly<Record<string, Readonly<Record<string, (sheet: Sheet, ask: Asked) => number | undefined>>>> = {
  endurance: {
    stamina: sheet => cur(sheet.stamina),
    missing: ({ health }) => (health as { max: number }).max - cur(health),
    needed: (sheet, { key }) => (key.startsWith('death.') ? Number(sheet.cheatDeathDifficulty) : undefined),
    // Promised and not yet paid are only what the same window has heard before.
    reactions: (sheet, { key }) => (key === 'attack.defend' ? undefined : Number(status(sheet).reactionsLeft)),
  },
  murdham: {
    // A save's score is the ability as it is for somebody who is confused.
    score: (sheet, { facts }) =>
      cur(sheet[typeof facts?.ability === 'string' ? facts.ability : 'str']) - (status(sheet).confused ? 2 : 0),
    left: (sheet, { key }) => (key.startsWith('omen.') ? Number(sheet.omens) : undefined),
    corruption: sheet => Number(sheet.corruption),
  },
  ratbags: {
    score: (sheet, { facts }) => cur(sheet[typeof facts?.ability === 'string' ? facts.ability : 'str']),
    minutes: sheet => Math.ceil(Number(status(sheet).hourLeft ?? 0) / 6),
  },
}

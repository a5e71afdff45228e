import type { Asked, Json, Snapshot, TacticalRuleset } from '~/engine'
import type { Terrain, TableTypes } from '~/table'
import { asOrdered, asRecorded, asPlayersSaw } from './asRecorded'
import { digest } from './digest'

/** A value that is written as JSON, or as its parts. */
export type Shown = Json | { readonly [part: string]: Shown | undefined }

/**
 * All that a system shows of a fight as it stands, asked by whoever could ask: the state, what is open to everybody and why not,
 * ways, order, prompt, badges, pools, figures, plans, the players' view, and what somebody sensible does next.
 */
export function shown<R extends TableTypes>(
  ruleset: TacticalRuleset<R>,
  terrain: Terrain,
  s: Snapshot<R>,
  asks: readonly Asked[] | null,
): Shown {
  const { state: rules, commands, display, tactics } = ruleset
  const problem = rules.problem(s)
  const all = Object.values(s.combatants)
  const { text } = display
  const prompt = display.prompt(s)
  // Whose move it is, is written out; of the others it is enough to see whether anything is otherwise.
  const movers = prompt.among ?? (prompt.of && prompt.of !== 'gm' ? [prompt.of] : [])
  const atRest = () => ({
    'open to': Object.fromEntries(
      ['gm', ...Object.keys(s.combatants)].map(of => {
        const offers = commands.offers(s, terrain, of)
        if (of !== 'gm' && !movers.includes(of)) return [of, digest(offers)]
        const words = new Map<string, string[]>()
        for (const { command, whyNot } of offers) {
          const why = whyNot ? `${text.reason(whyNot, s)} ${whyNot.rule}` : 'anything'
          words.set(why, [...(words.get(why) ?? []), command.type])
        }
        return [of, Object.fromEntries([...words].map(([why, what]) => [why, what.join(' ')]))]
      }),
    ),
    ways: Object.fromEntries(
      (movers.length > 0 ? movers : Object.keys(s.combatants).slice(0, 1)).map(id => {
        const { cells, whyNot, command } = commands.walk(s, terrain, id)
        const most = Math.max(0, ...cells.values())
        const why = whyNot ? ` (${text.reason(whyNot, s)})` : ''
        return [id, `${command}: ${cells.size} squares, up to ${most}, ${digest([...cells])}${why}`]
      }),
    ),
    next: (tactics.next(s, terrain) ?? null) as Shown,
    'would do': Object.fromEntries(
      s.phase === 'combat' ? movers.map(id => [id, JSON.stringify(tactics.turn(s, terrain, id) ?? null)]) : [],
    ),
  })
  return keyed({
    ...(problem !== undefined && { problem }),
    state: asRecorded(ruleset).snapshot(s),
    ...(asks === null && atRest()),
    order: asOrdered(display.order(s)),
    prompt,
    clock: commands.clock?.(s) ?? null,
    plans: display.plans?.(s) ?? null,
    regions:
      commands.regions?.(s, terrain, prompt.of === 'gm' ? null : prompt.of).map(({ id, words }) => `${id} ${words}`) ??
      null,
    marks: Object.fromEntries(
      all.map(c => [
        c.id,
        {
          badges: display
            .badges(c, s)
            .map(({ code, words }) => `${code}: ${words}`)
            .join(', '),
          pools: display
            .pools(c)
            .map(({ label, cur, max }) => `${label} ${cur}/${max}`)
            .join(', '),
          figures: (display.figures?.(c, s) ?? [])
            .map(
              ({ label, n, note, parts }) =>
                `${label} ${n} ${note ?? ''}${parts.map(one => `${one.n} ${text.part(one)}`).join(', ')}`,
            )
            .join('; '),
          size: rules.footprint(c.sheet),
          isOut: display.isOut(c),
          isHidden: display.isHidden?.(c, s) ?? false,
        },
      ]),
    ),
    players: asPlayersSaw(display.view(s, asks), s.combatants),
  }) as Shown
}

/** Lists of what has a name become parts by that name, so that one of them can change alone; their order is kept beside them. */
function keyed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keyed(one)]))
  const names = value.map(nameOf)
  if (value.length === 0 || names.some(name => name === undefined) || new Set(names).size < names.length)
    return value.map(keyed)
  return { order: names.join(' '), ...Object.fromEntries(value.map((one, i) => [names[i]!, keyed(one)])) }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, who, name } = value as Record<string, unknown>
  return [id, who, name].find(one => typeof one === 'string') as string | undefined
}

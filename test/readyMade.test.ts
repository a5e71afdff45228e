import { describe, expect, it } from 'vitest'
import type { Field, Ruleset } from '~/engine/ruleset'
import type { TableTypes } from '~/table'
import { rulesets } from './systems'

/** Why a field does not show what stands on this sheet; undefined: it does. */
function whyNotShown(sheet: unknown, { path, label, kind }: Field): string | undefined {
  let value = sheet
  for (const key of path) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key]
  const place = `${path.join('.')} (${label})`
  if (value === undefined) return `${place} leads nowhere`
  if (value === null) return 'empty' in kind && kind.empty ? undefined : `${place} is empty, and has no word for that`
  const isOutside = (n: unknown, min: number, max: number) => typeof n !== 'number' || n < min || n > max
  switch (kind.type) {
    case 'integer':
      return isOutside(value, kind.min, kind.max) ? `${place} is ${JSON.stringify(value)}` : undefined
    case 'pool': {
      const { cur, max } = value as { cur: number; max: number }
      return isOutside(max, 0, kind.max) || cur > max ? `${place} is ${cur} of ${max}` : undefined
    }
    case 'die':
      return kind.sides.includes(value as never) ? undefined : `${place} is d${JSON.stringify(value)}`
    case 'option':
      return kind.options.includes(value as never) ? undefined : `${place} is ${JSON.stringify(value)}`
    case 'flag':
      return typeof value === 'boolean' ? undefined : `${place} is ${JSON.stringify(value)}`
    default:
      return undefined
  }
}

describe.each(rulesets as unknown as readonly Ruleset<TableTypes>[])('of $id', ({ state: { sheet, footprint } }) => {
  it.each(Object.entries({ blank: sheet.blank, ...sheet.presets }))(
    '%s is sound, each of its fields shows what it has, and two of them share nothing',
    (_, make) => {
      const one = make()
      expect(sheet.problem(one)).toBeUndefined()
      expect(sheet.fields(one).flatMap(field => whyNotShown(one, field) ?? [])).toEqual([])
      expect(footprint(one)).toBeGreaterThan(0)
      expect(make()).toEqual(one)
      for (const [key, value] of Object.entries(make() as Readonly<Record<string, unknown>>))
        if (typeof value === 'object' && value !== null)
          expect(value, key).not.toBe((one as Readonly<Record<string, unknown>>)[key])
    },
  )
})

import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from 'vitest'
import { difference } from './difference'

/** Set: what comes today is kept. `played`: other fights are looked for first. */
export const { FRAY_RECORD } = process.env

/** The lines of a record. */
export const kept = (file: string): string[] => readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')

export const keep = (file: string, lines: readonly string[]): void => writeFileSync(file, `${lines.join('\n')}\n`)

/** Holds what comes now against a record, and says where they part. */
export function hold(file: string, now: readonly string[]): void {
  if (FRAY_RECORD) keep(file, now)
  const lines = kept(file)
  const parted = difference(lines, now)
  if (parted !== undefined)
    throw new Error(
      `${basename(file)} is otherwise now (what to do: FRAY_RECORD=words npx vitest run test/recorded -t <system>, if rules were meant to behave otherwise, and each difference is read; else it is a defect: test/README.md). ${parted}`,
    )
  expect(now).toHaveLength(lines.length)
}

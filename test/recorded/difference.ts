/** Lines shown before the first that differs, and of each play from there on. */
const BEFORE = 4
const AFTER = 8

/**
 * Where two plays of the same deeds part: the deed, what stood before, what was kept and what comes now. Undefined: they are the same.
 */
export function difference(kept: readonly string[], now: readonly string[]): string | undefined {
  const at = now.findIndex((line, i) => line !== kept[i])
  const from = at >= 0 ? at : kept.length > now.length ? now.length : -1
  if (from < 0) return undefined
  const deed = now.slice(0, from + 1).findLast(line => line.startsWith('> ')) ?? ''
  return [
    `Line ${from + 1}, after ${deed}`,
    ...now.slice(Math.max(0, from - BEFORE), from).map(line => `  ${line}`),
    ...kept.slice(from, from + AFTER).map(line => `- ${line}`),
    ...now.slice(from, from + AFTER).map(line => `+ ${line}`),
  ].join('\n')
}

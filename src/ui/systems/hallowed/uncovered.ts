import type { InjuryTable } from '~/rulesets/hallowed/state/injuryTables'

/** The faces of the table's die that no row has, in words ("3, 7–9"); empty: all have one. */
export function uncovered({ die, rows }: InjuryTable): string {
  const bare = Array.from({ length: die }, (_, i) => i + 1).filter(
    face => !rows.some(({ from, to }) => from <= face && face <= to),
  )
  const runs: [number, number][] = []
  for (const face of bare) {
    const last = runs.at(-1)
    if (last && last[1] === face - 1) last[1] = face
    else runs.push([face, face])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

import { MAPS } from '~/words/en/files'
import type { MapChoice, MapsFound } from '../map/record'
import { fileLabel } from '../report/label'
import { limits } from '../report/limits'
import type { Imported, ImportProblem } from '../report/problem'
import type { ProblemList } from '../report/problemList'
import { readFoundryScene } from './scene'

/** One scene among several in a file, and where it stood: "line 7". */
interface ListedScene {
  readonly value: unknown
  readonly place: string
}

/**
 * The scenes of a pack or list, floor by floor: each is a map of its own. One that cannot be read is told. Never throws.
 * @param problems of the file as a whole, among which it is told
 */
export function readFoundryScenes(
  list: readonly ListedScene[],
  fileName: string,
  problems: ProblemList,
): Imported<MapsFound<never>> {
  const refusals: ImportProblem[] = []
  const all = list.flatMap(({ value, place }): MapChoice[] => {
    const read = readFoundryScene(value, fileName)
    if (read.ok) {
      const { map, choices } = read.value
      return choices?.map(one => ({ ...one, name: one.map.name })) ?? [{ name: map.name, map, problems: read.problems }]
    }
    refusals.push(...read.problems)
    for (const { what } of read.problems) problems.add('left out', place, what)
    return []
  })
  const [first] = all
  if (!first) return { ok: false, problems: refusals }
  const choices = all.slice(0, limits.floors.most)
  if (all.length > choices.length) problems.add('left out', '', MAPS.foundry.moreScenes(all.length - choices.length))
  const several = { where: fileLabel(fileName), what: MAPS.foundry.scenes(list.length), severity: 'note' } as const
  const told = [...problems.all(), ...(list.length > 1 ? [several] : [])]
  const whole = choices.map(one => ({ ...one, problems: [...told, ...one.problems] }))
  const more = whole.length > 1 ? { choices: whole, first: 0 } : {}
  return { ok: true, value: { map: first.map, ...more }, problems: whole[0]!.problems }
}

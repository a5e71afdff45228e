import type { CreatureFile } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { isFiveEtools, readFiveEtools } from '../fiveEtools/read'
import { isFoundryActor, readFoundryActors } from '../foundryActor/read'
import { isImprovedInitiative, readImprovedInitiative } from '../improvedInitiative/read'
import type { Imported } from '../report/problem'

/** The creatures that a JSON value holds, whichever format its content says; undefined when there are none. */
export function creaturesOf(value: unknown, fileName: string): Imported<CreatureFile> | undefined {
  if (isFoundryActor(value)) return readFoundryActors([{ value, place: CREATURES.creature(1) }], fileName)
  if (Array.isArray(value) && value.some(isFoundryActor)) {
    const list = value.map((one: unknown, i) => ({ value: one, place: CREATURES.creature(i + 1) }))
    return readFoundryActors(list, fileName)
  }
  if (isImprovedInitiative(value)) return readImprovedInitiative(value, fileName)
  if (isFiveEtools(value)) return readFiveEtools(value, fileName)
  if (Array.isArray(value) && value.length > 0 && value.every(isFiveEtools))
    return readFiveEtools({ monster: value }, fileName)
  return undefined
}

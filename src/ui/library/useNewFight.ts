import { useState } from 'react'
import { asGm } from '~/store/state/asGm'
import { problemOf } from '~/store/report/report'
import { actions, useTable } from '~/store/state/useTable'
import { formText } from '../parts/controls/formText'
import type { ChosenMap } from './chosenMap'
import { readNewFight } from './readNewFight'

/** Makes fights out of a filled form; `problem` is a sentence while the latest could not be made. */
export function useNewFight(map: ChosenMap | null, onMade: () => void) {
  const open = useTable(s => s.fight)
  const [problem, setProblem] = useState<string>()

  const make = async (form: FormData) => {
    const asked = readNewFight(form, { map, open })
    if (typeof asked === 'string') return setProblem(asked)
    try {
      const made = await actions.newFight(asked.fight)
      // Unless another was opened meanwhile.
      if (useTable.getState().fight?.id === made) addSides(asked.sides)
      onMade()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  const makeDemo = async (form: FormData) => {
    await actions.demoFight(formText(form, 'ruleset'))
    onMade()
  }

  return { open, problem, make, makeDemo }
}

/** Adds the sides of a new fight. The pools of the first are shown to the players exactly. */
function addSides(names: readonly string[]): void {
  for (const [i, name] of names.entries()) asGm('side.add', { name, show: i === 0 ? 'exact' : 'words' })
}

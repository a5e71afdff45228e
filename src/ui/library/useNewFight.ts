import { useState } from 'react'
import { problemOf } from '~/store/report/report'
import { actions, useTable } from '~/store/state/useTable'
import { formText } from '../parts/controls/formText'
import { addSides } from './addSides'
import type { ChosenMap } from './chosenMap'
import { readNewFight } from './readNewFight'

/** Makes fights out of a filled form; `problem` is a sentence while the latest could not be made. */
export function useNewFight(map: ChosenMap | null, onMade: () => void) {
  const open = useTable(s => s.fight)
  const [problem, setProblem] = useState<string>()

  const make = async (form: FormData) => {
    const around = open && { id: open.id, sides: open.snapshot.sides }
    const asked = readNewFight(form, { map, open: around })
    if (typeof asked === 'string') return setProblem(asked)
    try {
      const made = await actions.newFight(asked.fight)
      // Unless another was opened meanwhile.
      if (useTable.getState().fight?.id === made) addSides(asked.sides, asked.fight.follows === undefined)
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

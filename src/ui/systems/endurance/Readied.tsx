import { ENDURANCE } from '~/words/en/systems'
import type { Id } from '~/engine'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { useFightSelector } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** What is readied and what it waits for; the GM may set it off at any time, also in the middle of a question. */
export function Readied({ who }: { who: Id }) {
  const { ruleset, readied } = useFightSelector(({ ruleset, snapshot }: FightView<Endurance>) => ({
    ruleset,
    readied: snapshot.combatants[who]!.sheet.status.readied,
  }))
  if (!readied) return null
  const command = { type: 'useReadied', by: who }
  const words = { words: readied.trigger, comes: ENDURANCE.comes, attacks: ENDURANCE.attacks }
  return (
    <section aria-label={ENDURANCE.readied} className="border-line flex items-center gap-2 border-t pt-1">
      <p className="min-w-0 flex-1">
        <strong>{ENDURANCE.readiedAs}</strong>{' '}
        {ruleset.display.text.command({ ...command, type: readied.type }, () => '').replace(/^: /, '')}{' '}
        <span className="text-muted text-xs">{words[readied.watch]}</span>
      </p>
      <Button small onClick={() => (useTable.getState().fight?.asks ? actions.ruleNow(command) : actions.do(command))}>
        {ENDURANCE.setOff}
      </Button>
    </section>
  )
}

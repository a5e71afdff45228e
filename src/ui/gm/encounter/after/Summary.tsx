import { useMemo } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import { useFight } from '~/store/hooks/useFight'
import { fightSummary, summaryText } from '~/store/log/fightSummary'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { saveFile } from '../../../parts/hooks/saveFile'

/** What the fight came to, as text: selected as a whole by a click, or saved. */
export function Summary() {
  const { name, ruleset, snapshot } = useFight()
  const log = useTable(s => s.log)
  const text = useMemo(
    () => summaryText(fightSummary(ruleset, log, snapshot), name, id => snapshot.combatants[id]?.name ?? id),
    [name, ruleset, log, snapshot],
  )
  return (
    <>
      <textarea
        readOnly
        aria-label={ENCOUNTER.result}
        rows={Math.min(14, text.split('\n').length + 1)}
        className="field w-full resize-y py-1 text-xs"
        value={text}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        small
        className="self-start"
        onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`)}
      >
        {ENCOUNTER.saveText}
      </Button>
    </>
  )
}

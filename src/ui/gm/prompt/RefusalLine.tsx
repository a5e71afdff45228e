import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { RuleSentence } from './RuleSentence'

/** Why the latest click was refused, with the GM's last word. Stays until something else is done. */
export function RefusalLine() {
  const refusal = useTable(s => s.refusal)
  if (!refusal) return null
  const { words, rule, anyway } = refusal
  return (
    <div role="alert" className="border-danger bg-surface flex items-center gap-2 border-l-4 px-3 py-1.5">
      <p className="min-w-0 flex-1">
        <RuleSentence words={words} rule={rule} />
      </p>
      {anyway && (
        <Button look="danger" hotkey="Shift+Enter" onClick={anyway}>
          Allow anyway
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={() => actions.dismiss()} />
    </div>
  )
}

import { DETAILS, FIGHTS } from '~/words/en/library'
import { Button } from '../../../parts/controls/Button'
import { Asked } from '../../Asked'
import { when } from '../findCards'

interface InTrashProps {
  name: string
  /** Since when it lies there, in milliseconds since 1970. */
  since: number
  onBack(): void
  onRemove(): void
}

/** What lies in the trash: given back, or deleted for good, which is asked once. */
export function InTrash({ name, since, onBack, onRemove }: InTrashProps) {
  return (
    <header className="flex flex-col gap-2">
      <h2 className="display text-xl wrap-anywhere">{name}</h2>
      <p className="text-muted text-xs">{DETAILS.trash.since(when(since))}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" onClick={onBack}>
          {DETAILS.trash.back}
        </Button>
        <Asked words={FIGHTS.forGood} question={FIGHTS.trash.ask(name)} act={onRemove} />
      </div>
    </header>
  )
}

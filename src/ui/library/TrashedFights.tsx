import { useState } from 'react'
import { FIGHTS } from '~/words/en/library'
import { locale } from '~/words/spoken'
import type { TrashedEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../parts/controls/Button'
import { Asked } from './Asked'

const DATE = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })

/** Fights that were deleted, as long as they are kept. What is deleted for good cannot come back, so that is asked once. */
export function TrashedFights() {
  const trash = useTable(s => s.trash)
  const [isOpen, setOpen] = useState(false)
  if (trash.length === 0) return null
  return (
    <section aria-label={FIGHTS.trash.title} className="text-sm">
      <Button look="quiet" className="-ml-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {FIGHTS.trash.count(trash.length)}
      </Button>
      {isOpen && (
        <>
          <ul>
            {trash.map(fight => (
              <TrashedFight key={fight.id} fight={fight} />
            ))}
          </ul>
          <Asked
            words={FIGHTS.trash.empty}
            act={() => void actions.emptyTrash(trash.map(({ id }) => id))}
            question={FIGHTS.trash.emptyAsk(trash.length)}
          />
        </>
      )}
    </section>
  )
}

function TrashedFight({ fight: { id, name, keptUntil } }: { fight: TrashedEntry }) {
  return (
    <li className="border-line border-t py-1.5">
      <p className="font-medium">{name}</p>
      <p className="text-muted text-xs">{FIGHTS.trash.until(DATE.format(keptUntil))}</p>
      <div className="-ml-2 flex flex-wrap">
        <Button look="quiet" aria-label={FIGHTS.trash.putThisBack(name)} onClick={() => void actions.giveBackFight(id)}>
          {FIGHTS.trash.putBack}
        </Button>
        <Asked
          words={FIGHTS.forGood}
          label={FIGHTS.thisForGood(name)}
          act={() => void actions.emptyTrash([id])}
          question={FIGHTS.trash.ask(name)}
        />
      </div>
    </li>
  )
}

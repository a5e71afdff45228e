import { memo } from 'react'
import type { EntryCard } from '~/store/entries/entry'
import type { FightEntry } from '~/store/fights/fightList'
import { useTable } from '~/store/state/useTable'
import { classes } from '../../parts/controls/classes'
import { Icon, type IconName } from '../../parts/signs/Icon'
import type { Card } from './findCards'
import { Thumb } from './Thumb'

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const KIND_ICONS: Readonly<Record<Card['kind'], IconName>> = {
  fight: 'fights',
  encounter: 'encounter',
  party: 'several',
  creature: 'target',
  map: 'map',
  handout: 'sheet',
  rules: 'rules',
}

interface CardButtonProps {
  card: Card
  isChosen: boolean
  onChoose(card: Card): void
}

/** One thing of the library. */
export const CardButton = memo(function CardButton({ card, isChosen, onChoose }: CardButtonProps) {
  return (
    <button
      type="button"
      data-card={card.id}
      aria-pressed={isChosen}
      className={classes(
        'bg-raised hover:border-muted flex h-full w-full min-w-0 overflow-hidden rounded-lg border text-left',
        isChosen ? 'border-now ring-now ring-1' : 'border-line',
      )}
      onClick={() => onChoose(card)}
    >
      {card.kind === 'fight' ? <FightFace fight={card.fight} /> : <EntryFace entry={card.entry} />}
    </button>
  )
})

function FightFace({ fight }: { fight: FightEntry }) {
  const { name, ruleset, changed, map, stands, problem } = fight
  const isOpen = useTable(s => s.fight?.id === fight.id)
  const system = useTable(s => s.rulesets.find(one => one.id === ruleset)?.name)
  return (
    <>
      <span className="bg-table relative w-24 shrink-0 overflow-hidden">
        <Thumb of={{ map: map ?? '' }} className="absolute inset-0 size-full" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center px-2.5 py-1.5">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-muted truncate text-xs">{system}</span>
        <span className="text-muted truncate text-xs">
          {[isOpen ? 'open now' : '', stands ?? '', WHEN.format(changed)].filter(Boolean).join(' · ')}
        </span>
        {problem && <span className="text-danger truncate text-xs">{problem}</span>}
      </span>
    </>
  )
}

function EntryFace({ entry }: { entry: EntryCard }) {
  const { kind, name, picture, facts, tags, origin, problem } = entry
  return (
    <>
      <span className="bg-table text-muted relative grid w-16 shrink-0 place-items-center overflow-hidden">
        <Icon name={KIND_ICONS[kind]} size={26} />
        {picture !== undefined && <Thumb of={{ picture }} className="absolute inset-0 size-full" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center px-2.5 py-1.5">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-muted truncate text-xs">{facts.join(' · ') || origin}</span>
        {problem ? (
          <span className="text-danger truncate text-xs">{problem}</span>
        ) : (
          <span className="text-muted truncate text-xs">
            {[...tags, ...(facts.length > 0 ? [origin] : [])].join(' · ')}
          </span>
        )}
      </span>
    </>
  )
}

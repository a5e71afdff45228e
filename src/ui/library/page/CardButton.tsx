import { memo, useEffect, useState, type ReactNode } from 'react'
import { DETAILS, PAGE } from '~/words/en/library'
import { ENTRIES } from '~/words/en/store'
import type { EntryCard } from '~/store/entries/fightStanding'
import type { EntryActions } from '~/store/entries/entryActions'
import type { FightEntry } from '~/store/fights/fightList'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { classes } from '../../parts/controls/forms'
import { faceOf } from '../../parts/signs/faces'
import { Icon, type IconName } from '../../parts/signs/Icon'
import type { FileMeans } from '../files/foundInWords'
import { MapThumb } from '../MapThumb'
import { type Card, when } from './findCards'
import { Thumb } from './Thumb'
import { useStanding } from '../useStanding'

export const KIND_ICONS: Readonly<Record<Card['kind'], IconName>> = {
  fight: 'fights',
  encounter: 'encounter',
  party: 'party',
  creature: 'goblin',
  map: 'map',
  handout: 'handout',
  rules: 'houseRules',
}

interface CardButtonProps extends Pick<FileMeans, 'onToast'> {
  card: Card
  isChosen: boolean
  onChoose(card: Card): void
}

/** One thing of the library. The whole card chooses it; what stands on it besides is pressed for itself. */
export const CardButton = memo(function CardButton({ card, isChosen, onChoose, onToast }: CardButtonProps) {
  const face =
    card.kind === 'fight' ? (
      <FightFace fight={card.fight} />
    ) : card.kind === 'party' ? (
      <PartyFace entry={card.entry} />
    ) : (
      <EntryFace entry={card.entry} />
    )
  return (
    <div
      className={classes(
        '@container bg-raised hover:border-muted relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg border',
        isChosen ? 'border-ink ring-ink ring-1' : 'border-line',
      )}
    >
      <button
        type="button"
        data-card={card.id}
        aria-pressed={isChosen}
        className="flex min-h-0 w-full min-w-0 flex-1 text-left"
        onClick={() => onChoose(card)}
      >
        {face}
      </button>
      {card.kind === 'party' && card.entry.trashed === undefined && (
        <PartyButtons entry={card.entry} {...{ onToast }} />
      )}
    </div>
  )
})

function FightFace({ fight }: { fight: FightEntry }) {
  const { name, ruleset, changed, problem } = fight
  const standing = useStanding(fight)
  const isOpen = useTable(s => s.fight?.id === fight.id)
  const system = useTable(s => s.rulesets.find(one => one.id === ruleset)?.name)
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="bg-table relative min-h-0 flex-1 overflow-hidden">
        <MapThumb of={standing} className="absolute inset-0 size-full" />
        {standing && (
          <span
            className={classes(
              'absolute bottom-1.5 left-1.5 rounded-full px-2 py-0.5 text-xs font-semibold',
              isOpen ? 'bg-ink text-surface' : 'bg-table text-ink',
            )}
          >
            {isOpen && standing.words !== ENTRIES.standing.before
              ? DETAILS.standing(standing.words)
              : isOpen
                ? DETAILS.openNow
                : standing.words}
          </span>
        )}
      </span>
      <span className="flex flex-col px-2.5 py-1.5">
        <span className="display truncate text-[0.9375rem]">{name}</span>
        <span className="text-muted truncate text-xs">{system}</span>
        <span className="text-muted truncate text-xs">
          {[standing?.sides, when(changed)].filter(Boolean).join(' · ')}
        </span>
        {problem && <span className="text-danger truncate text-xs">{problem}</span>}
      </span>
    </span>
  )
}

/** So many heroes stand on a card. */
const MOST_HEROES = 8

function PartyFace({ entry }: { entry: EntryCard }) {
  const { name, facts, changed, problem, picture } = entry
  const left = useLeft(entry)
  return (
    <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-3 py-2">
      <span className="display truncate text-[0.9375rem]">{name}</span>
      <span className={classes('truncate text-xs', problem ? 'text-danger' : 'text-muted')}>
        {problem ?? (facts.length === 0 ? DETAILS.nobodyYet : DETAILS.heroes(facts.length, when(changed)))}
      </span>
      <span aria-hidden="true" className="flex gap-1">
        {picture !== undefined && <Thumb of={picture} className="size-6 rounded" />}
        {facts.slice(0, MOST_HEROES).map((hero, i) => (
          <span key={i} title={hero} className="flex flex-col gap-0.5">
            <span className="text-table grid size-6 place-items-center rounded-full bg-(--side-0) text-xs font-bold">
              {[...hero][0]?.toUpperCase()}
            </span>
            {/* What is left of the pool that counts. */}
            <span className="bg-table h-0.75 overflow-hidden rounded-full">
              <span
                className="block h-full bg-(--side-0)"
                style={{ width: `${Math.round((left[i]?.left ?? 0) * 100)}%` }}
              />
            </span>
          </span>
        ))}
        {facts.length > MOST_HEROES && <span className="text-muted text-xs">+{facts.length - MOST_HEROES}</span>}
      </span>
    </span>
  )
}

/** How much is left of each hero of a party; nothing until it is read. */
export function useLeft({ id, rev }: Pick<EntryCard, 'id' | 'rev'>) {
  const [left, setLeft] = useState<Awaited<ReturnType<EntryActions['left']>>>([])
  useEffect(() => {
    let isWanted = true
    void actions
      .entries()
      .then(entries => entries.left(id))
      .then(found => {
        if (isWanted) setLeft(found)
      })
    return () => void (isWanted = false)
  }, [id, rev])
  return left
}

/** A party joins the open fight from its card. */
function PartyButtons({
  entry: { id, name, facts, system },
  onToast,
}: { entry: EntryCard } & Pick<FileMeans, 'onToast'>) {
  const isHere = useTable(s => s.fight?.ruleset.id === system)
  const join = (as: 'stands' | 'rested') => () =>
    void actions.entries().then(async ({ addParty }) => {
      const fresh = await addParty(id, as)
      if (fresh.length > 0)
        onToast({ words: DETAILS.joined(name, useTable.getState().fight?.name ?? ''), undo: () => actions.undo() })
    })
  if (!isHere || facts.length === 0) return null
  return (
    <span className="flex gap-1.5 px-3 pb-2">
      <Button small aria-label={DETAILS.addAsTheyStand(name)} onClick={join('stands')}>
        {DETAILS.asTheyStand}
      </Button>
      <Button small aria-label={DETAILS.addThemRested(name)} onClick={join('rested')}>
        {DETAILS.addRested}
      </Button>
    </span>
  )
}

const KIND_WORDS: Readonly<Record<Exclude<EntryCard['kind'], 'creature'>, string>> = PAGE.kind

/** So many numbers stand at the right of a creature's card. */
const MOST_NUMBERS = 3
/** Letters of what a number is called there. */
const MOST_LETTERS = 6

function EntryFace({ entry }: { entry: EntryCard }) {
  const { kind, name, picture, facts, tags, origin, checks, problem } = entry
  const numbers = kind === 'creature' ? facts.slice(0, MOST_NUMBERS).flatMap(numberIn) : []
  const isWide = kind === 'encounter' || kind === 'map'
  const carried = facts.filter(fact => kind === 'creature' && numberIn(fact).length === 0)
  const toCheck = checks === undefined ? [] : [DETAILS.toCheck(checks)]
  const about = [...toCheck, ...tags, ...(carried.length + tags.length > 0 ? [] : [origin])].filter(Boolean).join(' · ')
  // The size of a map stands beside its kind.
  const size = kind === 'map' || kind === 'encounter' ? facts.at(-1) : undefined
  const said = (size === undefined ? facts : facts.slice(0, -1)).join(' · ')
  const lines = (
    kind !== 'creature' ? [said || about] : numbers.length > 0 ? [...carried, about] : [said, about]
  ).filter(Boolean)
  return (
    <>
      <span
        className={classes(
          'bg-table text-muted relative grid shrink-0 place-items-center overflow-hidden',
          isWide ? 'w-20' : 'm-2 mr-0 w-11 rounded-lg',
        )}
      >
        <Icon name={kind === 'creature' ? faceOf(name) : KIND_ICONS[kind]} size={26} />
        {picture !== undefined && <Thumb of={picture} className="absolute inset-0 size-full" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center px-2.5 py-1.5">
        {kind !== 'creature' && (
          <span className="text-muted text-[0.6875rem] leading-3.5">
            {[KIND_WORDS[kind], size].filter(Boolean).join(' · ')}
          </span>
        )}
        <span
          title={name}
          className={classes('truncate', kind === 'creature' ? 'font-semibold' : 'display text-[0.9375rem]')}
        >
          {name}
        </span>
        {problem ? (
          <span className="text-danger truncate text-xs">{problem}</span>
        ) : (
          lines.map((line, i) => (
            <span
              key={i}
              title={line}
              className={classes(
                'text-xs',
                kind === 'creature' ? 'truncate' : 'line-clamp-2 leading-4',
                checks !== undefined && i === lines.length - 1 ? 'text-ink' : 'text-muted',
              )}
            >
              {line}
            </span>
          ))
        )}
      </span>
      {numbers.length > 0 && (
        <span className="flex shrink-0 items-center gap-2 pr-2.5 text-center">
          {numbers.map(({ n, of }, i) => (
            // A narrow card has room for its name and two numbers.
            <Stat key={of} n={n} isLess={i === MOST_NUMBERS - 1}>
              {of}
            </Stat>
          ))}
        </span>
      )}
    </>
  )
}

/** @param isLess it gives way on a narrow card */
function Stat({ n, isLess, children }: { n: string; isLess: boolean; children: ReactNode }) {
  return (
    <span className={classes('flex flex-col', isLess && '@max-[16rem]:hidden')}>
      <span className="text-[0.9375rem] leading-5 font-bold tabular-nums">{n}</span>
      <span className="text-muted text-[0.6875rem] leading-3.5">{children}</span>
    </span>
  )
}

/** "endurance 10" as 10 over "endu."; none where there is no number. */
function numberIn(fact: string): { n: string; of: string }[] {
  const [, of, n] = /^(.*\S)\s+(\d+)$/.exec(fact) ?? []
  if (of === undefined || n === undefined) return []
  return [{ n, of: of.length > MOST_LETTERS ? `${of.slice(0, MOST_LETTERS - 2).trim()}.` : of }]
}

import { useEffect, useMemo, useState } from 'react'
import type { Difference } from '~/store/entries/cards'
import type { Entry, EntryCard, FightStanding } from '~/store/entries/fightStanding'
import type { KeptMap } from '~/store/fights/files'
import { actions, useTable } from '~/store/state'
import type { BoardState } from '~/table'
import { DETAILS, PAGE } from '~/words/en/library'
import { PLAY } from '~/words/en/store'
import { Button } from '../../../parts/controls/Button'
import { SelectBox } from '../../../parts/menus/SelectBox'
import { MapThumb } from '../../MapThumb'
import { TokenOf } from '../../files/TokenOf'
import { EntryHeader } from '../EntryHeader'
import { EntryNotes } from '../EntryNotes'
import { Thumb } from '../Thumb'
import { WithParty } from '../WithParty'
import type { Card } from '../findCards'
import { CreatureDetail, type DetailDeps } from './CreatureDetail'
import { FightDetail } from './FightDetail'
import { PartyDetail } from './PartyDetail'

/** An encounter: begun as a fight, with a party; it stays as it is. */
function EncounterDetail({ entry, onClose, onToast }: DetailDeps & { entry: Entry<'encounter'> }) {
  const { id, system, facts, data } = entry
  const standing = usePrepared(entry)
  return (
    <>
      {standing && <MapThumb of={standing} className="max-h-48 w-full rounded-lg" />}
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      <PublicName
        id={id}
        publicName={(data.start as { readonly board?: Pick<BoardState, 'publicName'> }).board?.publicName ?? ''}
        onToast={onToast}
      />
      <WithParty
        system={system}
        words={DETAILS.begin}
        onBegin={async party => {
          const entries = await actions.entries()
          if (await entries.startEncounter(id, party)) onClose()
        }}
      />
    </>
  )
}

/** What the players read above a fight of it: the encounter's own name is the GM's. */
function PublicName({ id, publicName, onToast }: Pick<DetailDeps, 'onToast'> & { id: string; publicName: string }) {
  const commit = async (next: string) => {
    const entries = await actions.entries()
    const back = await entries.namePublicly(id, next)
    if (back) onToast({ words: DETAILS.publicName.is(next || PLAY.neutralName), undo: () => void back() })
  }
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-sm">{DETAILS.publicName.title}</span>
      <input
        key={publicName}
        defaultValue={publicName}
        placeholder={PLAY.neutralName}
        maxLength={80}
        className="field min-w-32 flex-1"
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ target }) => {
          const next = target.value.trim()
          if (next !== publicName) void commit(next)
        }}
      />
      <span className="text-muted basis-full text-xs">{DETAILS.publicName.how}</span>
    </label>
  )
}

/** How it was prepared; null until that is worked out. */
function usePrepared(entry: Entry<'encounter'>): FightStanding | null {
  const [standing, setStanding] = useState<FightStanding | null>(null)
  useEffect(() => {
    let isWanted = true
    void actions.entries().then(entries => {
      if (isWanted) setStanding(entries.prepared(entry))
    })
    return () => void (isWanted = false)
  }, [entry])
  return standing
}

/** A handout: its picture, its text as it will be read, and the click that shows both to the players. */
function HandoutDetail({ entry: { id, name, picture, data }, ...means }: DetailDeps & { entry: Entry<'handout'> }) {
  const [typed, setTyped] = useState<string>()
  const isShown = useTable(s => s.handout?.id === id)
  const commit = async () => {
    if (typed === undefined || typed === data.text) return setTyped(undefined)
    const entries = await actions.entries()
    if (await entries.edit(id, () => ({ data: { text: typed } }))) setTyped(undefined)
  }
  const show = async () => {
    // What is being written is shown too.
    await commit()
    await (await actions.entries()).showHandout(id)
  }
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Button look="primary" onClick={() => void show()}>
          {isShown ? DETAILS.handout.showAnew : DETAILS.handout.show}
        </Button>
        {isShown && <Button onClick={() => actions.layHandout(null)}>{DETAILS.handout.take}</Button>}
      </div>
      {picture !== undefined && (
        <>
          <Thumb of={picture} className="max-h-64 w-full rounded-lg" />
          <TokenOf picture={async () => fileOf(picture, name)} {...means} />
        </>
      )}
      <label className="flex flex-col gap-1">
        <span className="text-sm font-semibold">{DETAILS.handout.text}</span>
        <textarea
          rows={8}
          maxLength={10_000}
          className="field w-full resize-y py-1"
          value={typed ?? data.text}
          onChange={event => setTyped(event.target.value)}
          onBlur={() => void commit()}
        />
      </label>
    </>
  )
}

/** A kept picture as the file it would be; null where it is not kept any more. */
async function fileOf(id: string, name: string): Promise<File | null> {
  const blob = await (await actions.entries()).picture(id)
  return blob ? new File([blob], name, { type: blob.type }) : null
}

/** A map: a new fight on it, with a party. */
function MapDetail({ entry, onClose }: DetailDeps & { entry: Entry<'map'> }) {
  const { id, name, facts, data } = entry
  const map = useMemo(() => ({ map: data.map as unknown as KeptMap, tokens: [] }), [data.map])
  const rulesets = useTable(s => s.rulesets)
  const open = useTable(s => s.fight?.ruleset.id)
  const [chosen, setRules] = useState<string>()
  const ruleset = chosen ?? open ?? rulesets[0]?.id ?? ''
  return (
    <>
      <MapThumb of={map} className="max-h-64 w-full rounded-lg" />
      <p className="text-muted text-sm">{PAGE.squares(facts.join(' · '))}</p>
      <SelectBox
        label={PAGE.ruleset}
        options={rulesets.map(one => ({ value: one.id, words: one.name }))}
        value={ruleset}
        onChange={setRules}
      />
      <WithParty
        system={ruleset}
        words={PAGE.newFightOn}
        onBegin={async party => {
          const entries = await actions.entries()
          if (await entries.newFight({ name, ruleset, map: id, ...(party && { party }) })) onClose()
        }}
      />
    </>
  )
}

/** A set of house rules: what of it is otherwise than in the book; for this fight, or for all new ones. */
function RulesDetail({ entry, onToast }: DetailDeps & { entry: Entry<'rules'> }) {
  const { id, name, system = '' } = entry
  const fight = useTable(s => s.fight)
  const [usual, setUsual] = useState<string | null>(null)
  const [ours, setOurs] = useState<readonly Difference[]>()
  useEffect(() => {
    void actions.entries().then(async entries => {
      setUsual(await entries.defaultRules(system))
      setOurs(await entries.differences(id))
    })
  }, [id, system])
  return (
    <>
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={usual === id}
          onChange={event => {
            const next = event.target.checked ? id : null
            setUsual(next)
            void actions.entries().then(entries => entries.setDefaultRules(system, next))
          }}
        />
        {PAGE.houseRules.usual}
      </label>
      {fight?.ruleset.id === system && (
        <Button
          look="primary"
          onClick={() =>
            void actions.entries().then(async entries => {
              if (await entries.applyRules(id))
                onToast({ words: PAGE.houseRules.played(fight.name, name), undo: () => actions.undo() })
            })
          }
        >
          {PAGE.houseRules.play(fight.name)}
        </Button>
      )}
      {ours?.length === 0 && <p className="text-muted">{PAGE.houseRules.asBook}</p>}
      <ul className="flex flex-col gap-1.5">
        {ours?.map(({ label, value, book }) => (
          <li key={label} className="border-ink bg-raised rounded-lg border-l-3 px-2.5 py-1.5">
            <p>
              {label}: <strong>{value}</strong>
            </p>
            <p className="text-muted text-xs">{PAGE.houseRules.inBook(book)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is chosen, whole, with what can be done with it. */
export function Detail({ card, ...means }: DetailDeps & { card: Card }) {
  return card.kind === 'fight' ? (
    <FightDetail fight={card.fight} {...means} />
  ) : (
    <OfEntry card={card.entry} {...means} />
  )
}

function OfEntry({ card, ...means }: DetailDeps & { card: EntryCard }) {
  const entry = useEntry(card)
  const notice = useTable(s => s.notice)
  return (
    <>
      <EntryHeader card={card} {...means} />
      {card.problem && <p className="text-danger text-xs">{card.problem}</p>}
      {card.trashed === undefined && entry && <Content entry={entry} {...means} />}
      {entry === null && <p className="text-danger text-sm">{notice ?? DETAILS.noEntry}</p>}
      {entry && <EntryNotes entry={entry} />}
    </>
  )
}

function Content({ entry, ...means }: DetailDeps & { entry: Entry }) {
  switch (entry.kind) {
    case 'creature':
      return <CreatureDetail entry={entry} {...means} />
    case 'party':
      return <PartyDetail entry={entry} {...means} />
    case 'encounter':
      return <EncounterDetail entry={entry} {...means} />
    case 'map':
      return <MapDetail entry={entry} {...means} />
    case 'handout':
      return <HandoutDetail entry={entry} {...means} />
    case 'rules':
      return <RulesDetail entry={entry} {...means} />
  }
}

/** The entry, read anew with each change of its card; undefined: it is being read; null: it cannot be. */
function useEntry({ id, rev }: EntryCard): Entry | null | undefined {
  const [read, setRead] = useState<Entry | null>()
  useEffect(() => {
    let isWanted = true
    void actions
      .entries()
      .then(entries => entries.read(id))
      .then(found => {
        if (isWanted) setRead(found)
      })
    return () => void (isWanted = false)
  }, [id, rev])
  return read
}

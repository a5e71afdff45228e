import { useRef } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import { Button, Form } from '../../parts/controls/Button'
import { PictureFile } from '../../parts/controls/FileButton'
import { classes } from '../../parts/controls/forms'
import { SelectBox } from '../../parts/menus/SelectBox'
import { Icon, Problem } from '../../parts/signs/Icon'
import { pressKey } from '../keys'
import { openPictureForm, useJoining } from '../state/windowState'
import { TypedField } from './TypedField'
import type { Described, ReadPiece } from './fromStatLine'
import type { JoinPlan } from './joinForm'
import type { Newcomers } from './newcomers'
import type { OwnName } from './ownNames'
import { MOST_TYPED, useNewcomers } from './useNewcomers'

interface UnderstoodProps {
  typed: string
  plan: JoinPlan
  presets: readonly string[]
  own: readonly OwnName[]
}

/** What will be brought in, before it is added, a row for each kind; with nothing typed, what can be. */
function Understood({ typed, plan, presets, own }: UnderstoodProps) {
  const { all, notUnderstood, isTheirs } = plan
  const plain = isTheirs ? ENCOUNTER.add.plainHero : ENCOUNTER.add.quickNpc
  if (typed.trim() === '' || (all.length === 0 && notUnderstood.length === 0))
    return <p className="text-muted text-xs">{`${ownInWords(own)}${ENCOUNTER.add.how(presets, plain)}`}</p>
  return (
    <ul className="text-muted flex flex-col gap-1 text-xs" role="status">
      {all.map((one, i) => (
        <li key={i}>{'sheet' in one ? <FromStatLine {...one} isTheirs={isTheirs} /> : namedInWords(one, plain)}</li>
      ))}
      {notUnderstood.map(words => (
        <li key={words} className="text-danger">
          {words}
        </li>
      ))}
    </ul>
  )
}

/** So many of one's own are named. */
const MOST_NAMED = 6

function ownInWords(own: readonly OwnName[]): string {
  if (own.length === 0) return ''

  const named = own.slice(0, MOST_NAMED).map(({ name }) => name)
  return ENCOUNTER.add.yours(named, own.length - named.length)
}

function namedInWords({ count, name, preset, own, isRested }: Newcomers, plain: string): string {
  if (own?.kind === 'party') return ENCOUNTER.add.party(name, own.size, isRested === true)
  if (own) return ENCOUNTER.add.own(count, name)
  return preset === undefined ? ENCOUNTER.add.plain(count, name, plain) : ENCOUNTER.add.some(count, name)
}

/** What a stat line will bring in, each piece of it marked, and what of it the GM should look at. */
function FromStatLine({ count, name, pieces, check, notes, isTheirs }: Described & { isTheirs: boolean }) {
  return (
    <>
      <span>
        {ENCOUNTER.add.byLine(count, name)}
        {isTheirs && ` ${ENCOUNTER.add.theirs}`}
      </span>
      <ul className="my-0.5 flex flex-wrap gap-1" aria-label={ENCOUNTER.add.pieces(name)}>
        {pieces.map((piece, i) => (
          <Piece key={i} {...piece} />
        ))}
      </ul>
      {check.length > 0 && (
        <span>
          <strong className="text-ink font-semibold">{ENCOUNTER.add.check}</strong> {check.join(', ')}
        </span>
      )}
      {notes !== '' && <span className="block truncate">{ENCOUNTER.add.noted(notes)}</span>}
    </>
  )
}

const MARKS = {
  taken: { icon: 'tick', look: 'border-line text-ink' },
  mapped: { icon: 'shut', look: 'border-ink text-ink' },
  left: { icon: 'close', look: 'border-danger text-danger border-dashed' },
} as const satisfies Record<ReadPiece['is'], object>

function Piece({ words, is }: ReadPiece) {
  const { icon, look } = MARKS[is]
  return (
    <li className={classes('inline-flex items-center gap-1 rounded border px-1.5', look)} title={ENCOUNTER.add.is[is]}>
      <Icon name={icon} size={12} />
      {words}
      <span className="sr-only">, {ENCOUNTER.add.is[is]}</span>
    </li>
  )
}

/** Brings combatants in by typing: "4 guard", "Roland", or a stat line, several of each, Enter. They stand near their side at once. */
export function AddCombatants() {
  const { form, plan, problem, sides, presets, own, isFirst, type, setSide, setHidden, setPlaced, add, addWave } =
    useNewcomers()
  const place = useRef<HTMLFormElement>(null)
  useJoining(place)
  return (
    <Form
      ref={place}
      className="flex flex-col gap-1.5"
      onSent={() => {
        if (form.typed.trim() !== '' || isFirst || !pressKey('Enter')) void add()
      }}
    >
      <TypedField
        typed={form.typed}
        names={[...new Set([...own.map(({ name }) => name), ...presets])]}
        most={MOST_TYPED}
        isFirst={isFirst}
        onType={type}
        onEnter={() => place.current?.requestSubmit()}
      />
      <div className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-muted text-xs">
          {ENCOUNTER.add.to}
        </span>
        <SelectBox
          label={ENCOUNTER.add.side}
          className="min-w-0 flex-1"
          options={sides.map(({ id, name }) => ({ value: id, words: name }))}
          value={plan.into?.id ?? ''}
          onChange={setSide}
        />
        <Button type="submit" look="primary">
          {ENCOUNTER.add.add}
        </Button>
      </div>
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-xs">
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isPlaced} onChange={event => setPlaced(event.target.checked)} />{' '}
          {ENCOUNTER.add.place}
        </label>
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isHidden} onChange={event => setHidden(event.target.checked)} />{' '}
          {ENCOUNTER.add.hidden}
        </label>
        <span className="-ml-2.5">
          <PictureFile
            quiet
            onFile={file =>
              void add().then(areIn => {
                if (areIn) openPictureForm(file)
              })
            }
          >
            {ENCOUNTER.add.withPicture}
          </PictureFile>
        </span>
      </div>
      {form.typed.trim() !== '' && plan.problem === undefined && (
        <Button small className="self-start" onClick={() => void addWave()}>
          {ENCOUNTER.add.asWave}
        </Button>
      )}
      <Problem>{problem}</Problem>
      <Understood typed={form.typed} {...{ plan, presets, own }} />
    </Form>
  )
}

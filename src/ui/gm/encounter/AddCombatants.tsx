import { useId, useState, type ChangeEvent } from 'react'
import type { Id, Json } from '~/engine'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import type { OpenFight } from '~/store/types'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { takeFocus } from '../../parts/takeFocus'
import { PictureFile } from '../picture/PictureFile'
import { openPicture } from '../view'
import { fromStatLine, type Described } from './fromStatLine'
import { MOST, MOST_LETTERS, newcomers, suggested } from './newcomers'
import { places } from './places'

/** Longest text that may be typed or pasted: a page. */
const MOST_TYPED = 10_000

/**
 * Brings combatants in by typing: "4 guard", "Roland", or a stat line, Enter. They stand near their side at once. A page
 * of several lines that is pasted keeps its lines.
 */
export function AddCombatants() {
  const fight = useFight()
  const { ruleset, snapshot } = fight
  const list = useId()
  const sides = Object.values(snapshot.sides)
  const [side, setSide] = useState(sides[0]?.id)
  const [hidden, setHidden] = useState(false)
  const [place, setPlace] = useState(true)
  const [problem, setProblem] = useState(false)
  const typed = useTable(s => s.drafts['join']) ?? ''
  const presets = Object.keys(ruleset.sheet.presets)
  const into = sides.find(({ id }) => id === side) ?? sides[0]
  const described = fromStatLine(typed, ruleset.sheet, into?.show ?? 'words')
  const found = described ?? newcomers(typed, presets)
  const isWrong = found === undefined || found.count === 0
  const isEmpty = Object.keys(snapshot.combatants).length === 0
  const isTheirs = into?.show === 'exact' && ruleset.sheet.ofPlayers !== undefined
  const plain = isTheirs ? 'a quick character of the players' : 'a quick NPC'

  /** True when they are there. */
  const add = (): boolean => {
    setProblem(isWrong || !into)
    if (isWrong || !into) return false
    const { count, ...one } = found
    const newcomer = { ...one, side: into.id, known: hidden ? 'absent' : 'named' } as const
    const cells = place ? placesOf(fight, newcomer, count) : []
    const before = new Set(Object.keys(snapshot.combatants))
    const joiners = Array.from({ length: count }, (_, i) => ({ ...newcomer, cell: cells[i] ?? null }))
    if (!byGm('join', { list: joiners as unknown as Json })) return false
    actions.draft('join', null)
    const fresh = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id))
    actions.select(fresh)
    return true
  }

  const field = {
    id: 'join',
    'aria-label': 'Combatants to add, like 4 guard',
    placeholder: '4 guard',
    maxLength: MOST_TYPED,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      actions.draft('join', event.target.value || null),
  }

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      <div className="flex gap-1.5">
        {typed.includes('\n') ? (
          <textarea
            {...field}
            ref={takeFocus}
            rows={4}
            className="field min-w-0 flex-1 resize-y py-1"
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.shiftKey) return
              event.preventDefault()
              add()
            }}
          />
        ) : (
          <input
            {...field}
            ref={isEmpty ? takeLostFocus : undefined}
            autoComplete="off"
            list={list}
            className="field min-w-0 flex-1"
            onPaste={event => {
              const pasted = event.clipboardData.getData('text').trim()
              if (!pasted.includes('\n')) return
              event.preventDefault()
              actions.draft('join', pasted.slice(0, MOST_TYPED))
            }}
          />
        )}
        <datalist id={list}>
          {suggested(typed, presets).map(preset => (
            <option key={preset}>{`${/^\d+/.exec(typed)?.[0] ?? ''} ${preset}`.trim()}</option>
          ))}
        </datalist>
        <select
          aria-label="Side they join"
          className="field w-28"
          value={into?.id ?? ''}
          onChange={event => setSide(event.target.value)}
        >
          {sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" look="primary">
          Add
        </Button>
      </div>
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-xs">
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={place} onChange={event => setPlace(event.target.checked)} /> place them at
          once
        </label>
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={hidden} onChange={event => setHidden(event.target.checked)} /> hidden from
          players
        </label>
        <span className="-ml-2.5">
          <PictureFile
            quiet
            onFile={file => {
              if (add()) openPicture(file)
            }}
          >
            Add with a picture …
          </PictureFile>
        </span>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-xs">
          {into
            ? `Write a name of at most ${MOST_LETTERS} letters, a number from 1 to ${MOST} and a name: “4 guard”, or a stat line with numbers up to 9999.`
            : 'Add a side first.'}
        </p>
      )}
      {described ? (
        <Understood {...described} isTheirs={isTheirs} />
      ) : (
        <p className="text-muted text-xs">
          {typed.trim() !== '' && found
            ? `${found.count} × ${found.name}${found.preset === undefined ? `, ${plain}` : ''}`
            : `Ready-made: ${presets.join(', ')}. Any other name makes ${plain}; a stat line is read: “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”.`}
        </p>
      )}
    </form>
  )
}

/** Where so many of one kind will stand, found before they join: bringing them in and placing them is one step. */
function placesOf(
  fight: OpenFight,
  { side, preset, sheet }: { side: Id; preset?: string; sheet?: object },
  count: number,
): readonly (number | null)[] {
  const { blank, presets } = fight.ruleset.sheet
  const like = { side, sheet: sheet ?? (preset === undefined ? blank() : presets[preset]!()) }
  const unnamed = { ...like, name: '', letter: '', cell: null, known: 'absent', gone: false, notes: '' } as const
  return places(
    fight,
    Array.from({ length: count }, (_, i) => ({ ...unnamed, id: `new ${i}` })),
  )
}

/** What a stat line will bring in, before it is added. */
function Understood({ count, name, check, isTheirs }: Described & { isTheirs: boolean }) {
  return (
    <p className="text-muted text-xs" role="status">
      {count} × {name}, by its stat line.{isTheirs && ' A character of the players.'}{' '}
      {check.length > 0 && (
        <>
          <strong className="text-now font-semibold">To check:</strong> {check.join(', ')}
        </>
      )}
    </p>
  )
}

/** Where the next step is after a fight was made: the button that had the keyboard has gone with its form. */
function takeLostFocus(field: HTMLInputElement | null): void {
  if (document.activeElement === document.body) field?.focus()
}

import { useId, useState } from 'react'
import { byGm } from '~/store/byGm'
import { useFight } from '~/store/derived'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../../parts/Button'
import { newcomers, suggested } from './newcomers'
import { scatter } from './scatter'

/** Brings combatants in by typing: "4 guard", "Roland", Enter. They stand near their side at once. */
export function AddCombatants() {
  const { ruleset, snapshot } = useFight()
  const list = useId()
  const sides = Object.values(snapshot.sides)
  const [side, setSide] = useState(sides[0]?.id)
  const [hidden, setHidden] = useState(false)
  const [place, setPlace] = useState(true)
  const [problem, setProblem] = useState(false)
  const typed = useTable(s => s.drafts['join']) ?? ''
  const presets = Object.keys(ruleset.sheet.presets)
  const found = newcomers(typed, presets)
  const into = sides.find(({ id }) => id === side) ?? sides[0]

  const add = () => {
    setProblem(!found || !into)
    if (!found || !into) return
    const { count, ...one } = found
    const newcomer = { ...one, side: into.id, known: hidden ? 'absent' : 'named' }
    const before = new Set(Object.keys(snapshot.combatants))
    const joined = byGm('join', { list: Array.from({ length: count }, () => newcomer) })
    if (!joined) return
    actions.draft('join', null)
    const fresh = Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id))
    if (place) scatter(fresh)
    actions.select(fresh)
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
        <input
          id="join"
          aria-label="Combatants to add, like 4 guard"
          placeholder="4 guard"
          autoComplete="off"
          list={list}
          maxLength={80}
          className="field min-w-0 flex-1"
          value={typed}
          onChange={event => actions.draft('join', event.target.value || null)}
        />
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
      <div className="text-muted flex gap-4 text-xs">
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={place} onChange={event => setPlace(event.target.checked)} /> place them at
          once
        </label>
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={hidden} onChange={event => setHidden(event.target.checked)} /> hidden from
          players
        </label>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-xs">
          {into ? 'Write a name, or a number from 1 to 100 and a name: "4 guard".' : 'Add a side first.'}
        </p>
      )}
      <p className="text-muted text-xs">
        {typed.trim() !== '' && found
          ? `${found.count} × ${found.name}${found.preset === undefined ? ', a quick NPC' : ''}`
          : `Ready-made: ${presets.join(', ')}. Any other name makes a quick NPC.`}
      </p>
    </form>
  )
}

import { useMemo } from 'react'
import { SHEET_FORM, SHEET_MENU } from '~/words/en/sheets'
import type { Id, Json } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { useOrder } from '~/store/hooks/useRules'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import { PoolBar } from '../../parts/signs/PoolBar'
import { Who } from './Who'
import { PictureFile } from '../../parts/controls/PictureFile'
import { openPictureForm } from '../state/windowState'
import { CommonField } from './CommonField'
import { focusSheet } from './focusSheet'
import { FormButtons } from './FormButtons'

/** Several combatants at once, in their turn order: one edit for all of them. */
export function SeveralSheets({ ids: selected }: { ids: readonly Id[] }) {
  const { snapshot, shown } = useFight()
  const ids = useInOrder(selected)
  const all = (type: string, given: { [key: string]: Json } = {}) => asGm(type, { who: ids, ...given })
  return (
    <div className="flex flex-col gap-3 p-3">
      <h2 className="text-lg font-semibold">{SHEET_FORM.selected(ids.length)}</h2>
      <p className="text-muted text-sm">{SHEET_FORM.toAll}</p>
      <div className="flex flex-wrap gap-1.5">
        <FormButtons />
        <SideOfAll ids={ids} />
        <PictureFile onFile={openPictureForm}>{SHEET_FORM.picture}</PictureFile>
        <Button onClick={() => all('known', { known: 'named' })}>{SHEET_FORM.reveal}</Button>
        <Button onClick={() => all('known', { known: 'absent' })}>{SHEET_FORM.hide}</Button>
        {snapshot.phase === 'preparation' ? (
          <Button
            onClick={({ currentTarget }) => {
              focusSheet(currentTarget)
              all('remove')
            }}
          >
            {SHEET_MENU.remove}
          </Button>
        ) : (
          <Button onClick={() => all('leave')}>{SHEET_FORM.leave}</Button>
        )}
      </div>
      <CommonField ids={ids} />
      <ul className="flex flex-col gap-2">
        {ids.map(id => (
          <li key={id} className="flex flex-col gap-0.5">
            <button
              type="button"
              className="hover:bg-raised flex min-h-8 items-center rounded text-left pointer-coarse:min-h-11"
              onClick={({ currentTarget }) => {
                focusSheet(currentTarget)
                actions.select([id])
              }}
            >
              <Who of={id} />
            </button>
            <span className="grid grid-cols-2 gap-x-3">
              {shown[id]!.pools.map(({ key, colour, label, cur, max }) => (
                <PoolBar key={key} colour={colour} label={label} cur={cur} max={max} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The side of all of them; none is named while they are of several. */
function SideOfAll({ ids }: { ids: readonly Id[] }) {
  const { snapshot } = useFight()
  const { sides, combatants } = snapshot
  const theirs = new Set(ids.map(id => combatants[id]!.side))
  const several = { value: '', words: SHEET_FORM.severalSides }
  return (
    <SelectBox
      label={SHEET_FORM.sideOfAll}
      options={[
        ...(theirs.size > 1 ? [several] : []),
        ...Object.values(sides).map(one => ({ value: one.id, words: one.name })),
      ]}
      value={theirs.size > 1 ? '' : ([...theirs][0] ?? '')}
      onChange={side => {
        const those = ids.filter(id => side !== '' && combatants[id]!.side !== side)
        if (those.length > 0) asGm('combatant.edit', { who: those, side })
      }}
    />
  )
}

/** In the order of the turns; whoever has no place in it comes last, as they joined. */
function useInOrder(ids: readonly Id[]): readonly Id[] {
  const { snapshot } = useFight()
  const lanes = useOrder()
  return useMemo(() => {
    const rows = lanes.flatMap(lane => lane.rows.map(row => row.who))
    const order = [...new Set([...rows, ...Object.keys(snapshot.combatants)])]
    return order.filter(id => ids.includes(id))
  }, [ids, lanes, snapshot])
}

import { useMemo, useState } from 'react'
import { PAGE } from '~/words/en/library'
import type { Entry } from '~/store/entries/entry'
import type { KeptMap } from '~/store/fights/files'
import { actions, useTable } from '~/store/state/useTable'
import { SelectBox } from '../../../parts/menus/SelectBox'
import type { DetailMeans } from './detailMeans'
import { MapThumb } from '../../MapThumb'
import { WithParty } from '../WithParty'

/** A map: a new fight on it, with a party. */
export function MapDetail({ entry, onClose }: DetailMeans & { entry: Entry<'map'> }) {
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

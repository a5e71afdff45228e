import { useState } from 'react'
import { FORECAST } from '~/words/en/past'
import type { Snapshot } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { ForecastRequest } from '~/store/odds/forecasts'
import { settingWords } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import type { TableTypes } from '~/table'
import { Button } from '../../parts/controls/Button'
import { SelectBox } from '../../parts/menus/SelectBox'
import { AS_IT_IS } from './useForecast'

export type WhatIf = ForecastRequest['whatIf']

type Kind = 'without' | 'another' | 'rule'

const KINDS = [
  { value: 'without', words: FORECAST.whatIf.kinds.without },
  { value: 'another', words: FORECAST.whatIf.kinds.another },
  { value: 'rule', words: FORECAST.whatIf.kinds.rule },
] as const

interface WhatIfChoiceProps {
  change: WhatIf | null
  onChange(change: WhatIf | null): void
}

/** One thing that shall be otherwise: somebody away, one more of somebody, or a house rule. */
export function WhatIfChoice({ change, onChange }: WhatIfChoiceProps) {
  const { snapshot, ruleset } = useFight()
  const { toggles } = ruleset.state.settings
  const here = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const [kind, setKind] = useState<Kind>('without')
  const [who, setWho] = useState(here[0]?.id ?? '')
  const [key, setKey] = useState(toggles[0]?.key ?? '')
  const toggle = toggles.find(one => one.key === key)
  const settings = snapshot.settings as unknown as Readonly<Record<string, unknown>>
  const others = toggle?.values.filter(value => JSON.stringify(value) !== JSON.stringify(settings[toggle.key])) ?? []
  const [value, setValue] = useState('')
  const chosen = others.find(one => JSON.stringify(one) === value) ?? others[0]
  const give = () => {
    if (kind !== 'rule') onChange({ ...AS_IT_IS, [kind]: [who] })
    else if (toggle && chosen !== undefined) onChange({ ...AS_IT_IS, settings: { [toggle.key]: chosen } })
  }
  return (
    <div
      role="group"
      aria-label={FORECAST.whatIf.title}
      className="border-line mt-4 flex flex-wrap items-center gap-2 border-t pt-3"
    >
      <span className="text-sm">{FORECAST.whatIf.were}</span>
      <SelectBox
        label={FORECAST.whatIf.otherwise}
        options={KINDS}
        value={kind}
        onChange={next => setKind(next as Kind)}
      />
      {kind === 'rule' ? (
        <>
          <SelectBox
            label={FORECAST.whatIf.rule}
            options={toggles.map(one => ({ value: one.key, words: one.label }))}
            value={key}
            onChange={setKey}
            className="max-w-64"
          />
          {toggle && (
            <SelectBox
              label={FORECAST.whatIf.setting}
              options={others.map(one => ({ value: JSON.stringify(one), words: settingWords(toggle, one) }))}
              value={JSON.stringify(chosen ?? null)}
              onChange={setValue}
            />
          )}
        </>
      ) : (
        <SelectBox
          label={FORECAST.who}
          options={here.map(({ id, name }) => ({ value: id, words: name }))}
          value={who}
          onChange={setWho}
        />
      )}
      <Button look="primary" onClick={give}>
        {FORECAST.whatIf.compare}
      </Button>
      {change && (
        <Button look="quiet" onClick={() => onChange(null)}>
          {FORECAST.whatIf.alone}
        </Button>
      )}
    </div>
  )
}

/** "without Toll captain", "with another Guard A", "Critical hits: off". */
export function changeWords(
  { without, another, settings }: WhatIf,
  { combatants }: Snapshot<TableTypes>,
  ruleset: FightView['ruleset'],
): string {
  const names = (ids: readonly string[]) => ids.map(id => combatants[id]?.name ?? id)
  const rules = Object.entries(settings ?? {}).map(([key, value]) => {
    const toggle = ruleset.state.settings.toggles.find(one => one.key === key)
    return toggle ? `${toggle.label}: ${settingWords(toggle, value)}` : key
  })
  return [
    without.length > 0 ? FORECAST.whatIf.without(names(without)) : '',
    another.length > 0 ? FORECAST.whatIf.another(names(another)) : '',
    ...rules,
  ]
    .filter(Boolean)
    .join('; ')
}

import { rulesLanguage } from '~/words/spoken'
import type { Json } from '~/engine'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { settingWords } from '~/store/queries/mapQueries'
import { SelectBox } from '../../parts/menus/SelectBox'
import { valueAt } from '../sheet/setField'
import { RuleTitle } from '../rules/RuleLink'
import { openRule } from '../state/windowState'

/** The optional rules of this encounter, each with the way to its text. */
export function HouseRules() {
  const { ruleset, snapshot } = useFight()
  const set = (key: string, value: Json) => asGm('settings', { set: { [key]: value } })
  return (
    <ul className="flex flex-col gap-0.5">
      {ruleset.state.settings.toggles.map(toggle => {
        const { key, label, rule, values } = toggle
        const value = valueAt(snapshot.settings, [key])
        const isFlag = values.every(one => typeof one === 'boolean')
        const Row = isFlag ? 'label' : 'div'
        return (
          <li key={key} className="flex items-center gap-2">
            <Row
              lang={rulesLanguage()}
              className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11"
            >
              {isFlag && (
                <input type="checkbox" checked={value === true} onChange={event => set(key, event.target.checked)} />
              )}
              <span className={isFlag ? 'min-w-0 flex-1' : 'min-w-32 flex-1'}>{label}</span>
              {!isFlag && (
                <SelectBox
                  label={label}
                  options={values.map((one, i) => ({ value: String(i), words: settingWords(toggle, one) }))}
                  value={String(values.findIndex(one => one === value))}
                  onChange={next => set(key, values[Number(next)] ?? null)}
                />
              )}
            </Row>
            <button
              type="button"
              title={rule}
              className="text-muted text-xs underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => openRule(rule)}
            >
              <RuleTitle id={rule} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

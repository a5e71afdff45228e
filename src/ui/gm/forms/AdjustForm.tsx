import { FORMS } from '~/words/en/window'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

interface AdjustFormProps {
  who: readonly Id[]
  sign: 1 | -1
  /** It stands below what the system itself does of the kind, which is what the GM came for. */
  isSecond: boolean
  onDone(): void
}

/** A pool of several changed by a number; the rules settle what comes of it. */
export function AdjustForm({ who, sign, isSecond, onDone }: AdjustFormProps) {
  const { pools } = useFight().shown[who[0]!]!
  const adjust = (given: FormData) => {
    const by = sign * Number(given.get('by'))
    if (asGm('adjust', { who, pool: formText(given, 'pool'), by })) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      {isSecond && <span className="text-muted text-xs">{FORMS.points.alone}</span>}
      <NumberField
        takesFocus={!isSecond}
        name="by"
        label={sign < 0 ? FORMS.points.off : FORMS.points.back}
        min={1}
        max={9999}
        defaultValue={null}
        required
        large
      />
      <SelectField
        name="pool"
        label={FORMS.points.pool}
        options={pools.map(({ key, label }) => ({ value: key, words: label }))}
      />
      <GiveButton onGiven={adjust} look={isSecond ? 'plain' : 'primary'}>
        {sign < 0 ? FORMS.points.takeOff : FORMS.points.giveBack}
      </GiveButton>
    </form>
  )
}

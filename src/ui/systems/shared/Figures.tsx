import { useState } from 'react'
import { SHARED } from '~/words/en/systems'
import type { Figure, Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { signed } from '../../parts/controls/forms'

/** The figures that follow from the sheet: modifiers with their scores, and totals that unfold to what they are made of. */
export function Figures({ who, onRule }: { who: Id; onRule(rule: string): void }) {
  const { ruleset, snapshot } = useFight()
  const figures = ruleset.display.figures?.(snapshot.combatants[who]!, snapshot) ?? []
  return (
    <section aria-label={SHARED.figures} className="border-line flex flex-col gap-1.5 border-t pt-1">
      <h3 className="text-sm font-semibold">{SHARED.figures}</h3>
      <dl className="grid grid-cols-6 gap-1 text-center max-xl:grid-cols-3">
        {figures
          .filter(({ note }) => note !== undefined)
          .map(({ label, n, note }) => (
            <div key={label} className="bg-raised flex flex-col-reverse rounded py-0.5">
              <dt className="text-muted text-[0.6875rem] leading-4 capitalize" title={label}>
                <span aria-hidden="true">{label.slice(0, 3)}</span>
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="leading-5 tabular-nums">
                <strong>{signed(n)}</strong> <span className="text-muted text-xs">{note}</span>
              </dd>
            </div>
          ))}
      </dl>
      <div className="grid grid-cols-2 items-start gap-x-3">
        {figures
          .filter(({ note }) => note === undefined)
          .map(figure => (
            <Total key={figure.label} figure={figure} onRule={onRule} />
          ))}
      </div>
    </section>
  )
}

/** A total that unfolds. */
function Total({ figure: { label, n, parts }, onRule }: { figure: Figure; onRule(rule: string): void }) {
  const { ruleset } = useFight()
  const [open, setOpen] = useState(false)
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer pointer-coarse:min-h-11">
        {label} <strong className="tabular-nums">{n < 0 ? `−${-n}` : n}</strong>
      </summary>
      {open && (
        <ul className="text-muted pl-4 text-xs tabular-nums">
          {parts.length === 0 && <li>{SHARED.nothing}</li>}
          {parts.map((part, i) => (
            <li key={i}>
              {signed(part.n)} {ruleset.display.text.part(part)} ·{' '}
              <button type="button" className="underline" onClick={() => onRule(part.rule)}>
                {part.rule}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

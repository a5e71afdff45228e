import type { TableRecord } from '~/feed/record'
import { FLAT, TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { signed } from '../../parts/controls/forms'
import { nextUp } from '../list/nextUp'
import { TokenShape } from '../map/TokenShape'

/**
 * What is to be read at a long edge of the table, turned to whoever sits there: whose turn it is or what is asked, how the latest blow
 * ended, and who is next. No list and no log: the table is for the map.
 *
 * @param isFar at the far edge, upside down. It says the same to nobody's ear again
 */
export function Edge({ record, isFar = false }: { record: TableRecord; isFar?: boolean }) {
  const { now, sides, combatants, clock, deed } = record
  const who = combatants.find(one => one.id === now.who)
  const side = sides.find(one => one.id === (who?.side ?? now.side))
  const isAsked = now.answers.length > 0
  const next = nextUp(record)
  const named = (id: string | null) => combatants.find(one => one.id === id)?.name
  const hit = !isAsked && deed?.victims[0]
  return (
    <header className="flat-edge" data-far={isFar || undefined} aria-hidden={isFar || undefined}>
      <div className="flat-now" role={isFar ? undefined : 'status'} lang={rulesLanguage()}>
        {side && <TokenShape badge={side.badge} />}
        <strong>{now.title}</strong>
        {clock && <span>{TABLE.seconds(clock.left)}</span>}
      </div>
      {isAsked && (
        <ul className="flat-middle" aria-label={TABLE.answers}>
          {now.answers.map(({ words, price }) => (
            <li key={words}>
              <strong>{words}</strong> {price}
            </li>
          ))}
        </ul>
      )}
      {hit && (
        <p className="flat-middle" aria-label={TABLE.outcome}>
          <span>{[deed.by === hit.who ? undefined : named(deed.by), named(hit.who)].filter(Boolean).join(' → ')}</span>
          {deed.sum && (
            <span>
              = {deed.sum.total}
              {deed.sum.against !== null && ` ${deed.sum.isUnder ? TABLE.atMost : TABLE.against} ${deed.sum.against}`}
            </span>
          )}
          {hit.kinds.slice(0, 1).map(kind => (
            <OutcomeSign key={kind} kind={kind} />
          ))}
          {hit.changes.map(({ label, n }) => (
            <strong key={label}>
              {signed(n)} {label}
            </strong>
          ))}
        </p>
      )}
      {next.length > 0 && (
        <p className="flat-next">
          {FLAT.next} <strong>{next.join(', ')}</strong>
        </p>
      )}
    </header>
  )
}

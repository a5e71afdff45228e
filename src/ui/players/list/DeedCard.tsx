import type { RecordDeed, TableRecord } from '~/feed/record'
import { TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
import { signed } from '../../parts/controls/forms'
import { Dice } from '../../parts/dice/Dice'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { outOf, TokenShape } from '../map/TokenShape'
import { useIsDeedNew } from '../map/deedMoment'

/** More lines are never in view at once. */
const LINES = 4

/** What happened last: the latest line at the bottom and first in reading, above it as many of those before as fit. */
export function LogLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  const latest = lines.slice(-LINES).reverse()
  return (
    <section className="players-log" aria-label={TABLE.happened}>
      <ul>
        {latest.map((line, i) => (
          // Lines have no names of their own; they are told by where they stand.
          <li key={`${lines.length - i} ${line}`} lang={rulesLanguage()}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More dice than these are told by what they came to. */
const DICE = 6

/** The dice that all see, and what they came to as far as the players are told; of many dice only what they came to. */
function Rolled({ deed: { dice: all, sum }, isMoving }: { deed: RecordDeed; isMoving: boolean }) {
  const dice = all.length > DICE ? [] : all
  // Sizes of this page grow with the screen.
  const size = Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * DIE)
  return (
    <span className="players-rolled">
      {dice.map(({ sides, face }, i) => (
        <span key={i} className="sr-only">
          {TABLE.die(sides, face)}
        </span>
      ))}
      <Dice dice={dice} size={size} isFalling={isMoving} />
      {sum && (
        <span className="lands">
          = <strong>{sum.total}</strong>
          {sum.against !== null && ` ${sum.isUnder ? TABLE.atMost : TABLE.against} ${sum.against}`}
        </span>
      )}
    </span>
  )
}

/** Of a die, in rem. */
const DIE = 3.75

/** As many rows have room. */
const ROWS = 3

/**
 * What became of the latest blow, until the next one: who and whom, how it ended by word and shape, and what was lost where
 * the players see that in numbers.
 */
export function DeedCard({ record }: { record: TableRecord }) {
  const { deed, combatants, sides } = record
  const isMoving = useIsDeedNew()
  if (!deed) return null
  const badges = new Map(sides.map(({ id, badge }) => [id, badge]))
  const named = (id: string | null) => {
    const one = combatants.find(combatant => combatant.id === id)
    return (
      one && (
        <span className="players-deed-who">
          <TokenShape badge={badges.get(one.side) ?? 0} one={one} out={outOf(one)} />
          <b>{one.name}</b>
        </span>
      )
    )
  }
  const shown = deed.victims.slice(0, deed.victims.length > ROWS ? ROWS - 1 : ROWS)
  const more = deed.victims.length - shown.length
  return (
    <section key={deed.id} className="players-deed" aria-label={TABLE.outcome}>
      {deed.dice.length > 0 && (deed.sum || deed.dice.length <= DICE) && <Rolled deed={deed} isMoving={isMoving} />}
      {named(deed.by)}
      <ul>
        {shown.map(({ who, kinds, changes }) => (
          <li key={who}>
            {who !== deed.by && named(who)}
            {kinds.slice(0, 1).map(kind => (
              <OutcomeSign key={`${deed.id} ${kind}`} kind={kind} className="stamps" />
            ))}
            {changes.map(({ label, n }) => (
              <strong key={label} data-tone={n < 0 ? 'loss' : 'gain'}>
                {signed(n)} {label}
              </strong>
            ))}
          </li>
        ))}
        {more > 0 && <li>{TABLE.more(more)}</li>}
      </ul>
    </section>
  )
}

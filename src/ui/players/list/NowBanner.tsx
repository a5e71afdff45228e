import { TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
import type { TableRecord } from '~/feed/record'
import { clockTime } from './lanes'
import { outOf, TokenShape } from '../map/TokenShape'
import { nextUp } from './nextUp'

/** Characters of a title that no longer stands on one line in the largest letters, and of one that needs three in the next. */
const LONG = 24
const VERY_LONG = 40

/** What everybody waits for, in the largest letters of the screen, what can be answered, and how long the fight has lasted. */
export function NowBanner({ record }: { record: TableRecord }) {
  const { title, phase, round, roundName, seconds, clock: left, now, sides, combatants } = record
  const who = combatants.find(one => one.id === now.who)
  const side = sides.find(one => one.id === (who?.side ?? now.side))
  const { title: words, answers } = now
  const { length } = words
  const isAsked = answers.length > 0
  const next = nextUp(record)
  return (
    <header className="players-now" data-phase={phase} data-asked={isAsked || undefined}>
      {side && (
        <TokenShape badge={side.badge} {...(who && { one: who, out: outOf(who) })} className="players-now-badge" />
      )}
      <div role="status">
        <h1 lang={rulesLanguage()} data-long={length > VERY_LONG ? 'very' : length > LONG || undefined}>
          {words}
        </h1>
      </div>
      {left && (
        <strong className="players-now-clock" role="timer" data-runs={left.runs || undefined}>
          {TABLE.seconds(left.left)}
        </strong>
      )}
      <p>
        <span>{title}</span>
        {round !== null && (
          <strong>
            {roundName ?? TABLE.round(round)}
            {seconds !== null && (
              <>
                {' '}
                · <span title={TABLE.time}>{clockTime(seconds)}</span>
              </>
            )}
          </strong>
        )}
        {next.length > 0 && (
          <span className="players-next">
            {TABLE.next} <b>{next.join(', ')}</b>
          </span>
        )}
      </p>
      {isAsked && (
        <ul aria-label={TABLE.answers}>
          {answers.map(answer => (
            <li key={answer.words}>
              <strong>{answer.words}</strong> {answer.price}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

import type { RecordCombatant, RecordEnd, TableRecord } from '~/feed/record'
import { ENDED } from '~/words/en/players'
import { Dice } from '../../parts/dice/Dice'
import { signed } from '../../parts/controls/forms'
import { exitWord } from '../../parts/signs/exits'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { clockTime } from '../list/lanes'
import { outOf, TokenShape } from '../map/TokenShape'
import './ended.css'

/** How the fight ended, over the map, while the GM shows it: the GM's screen of it without what only the GM knows. */
export function Ended({ record, end }: { record: TableRecord; end: RecordEnd }) {
  const { sides, combatants } = record
  const holding = sides.filter(({ id }) => end.holds.includes(id)).map(({ name }) => name)
  const title =
    holding.length === 0
      ? ENDED.nobody
      : holding.length === 1 || holding.length < sides.length
        ? ENDED.holds(holding)
        : ENDED.undecided
  const named = (id: string) => combatants.find(one => one.id === id)
  return (
    <section aria-label={ENDED.title} aria-live="polite" className="players-ended">
      <h2>{title}</h2>
      <p>
        <strong>{ENDED.rounds(end.rounds)}</strong>
        {end.seconds !== null && ` · ${clockTime(end.seconds)}`}
      </p>
      <div className="players-ended-sides">
        {sides.map(({ id, name, badge }) => (
          <div key={id}>
            <h3>{name}</h3>
            <ul>
              {combatants
                .filter(({ side }) => side === id)
                .map(one => (
                  <Member key={one.id} one={one} badge={badge} exit={end.out.find(({ who }) => who === one.id)} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="players-ended-tales">
        {end.blow && (
          <p>
            <span>{ENDED.blow}</span>
            <b>{ENDED.blowOf(named(end.blow.by)?.name ?? '', named(end.blow.to)?.name ?? '')}</b>
            {end.blow.kind && <OutcomeSign kind={end.blow.kind} />}
            <strong data-tone="loss">{signed(-end.blow.n)}</strong>
          </p>
        )}
        {end.unlucky && (
          <p>
            <Dice dice={[end.unlucky]} size={72} />
            <span className="sr-only">{ENDED.die(end.unlucky.sides, end.unlucky.face)}</span>
            <span>{ENDED.unlucky}</span>
            <b>{ENDED.unluckyOf(named(end.unlucky.who)?.name ?? '', end.unlucky.round)}</b>
          </p>
        )}
      </div>
      {end.lost.length > 0 && <p>{ENDED.lost(end.lost.map(({ label, n }) => `${n} ${label}`))}</p>}
    </section>
  )
}

type Exit = RecordEnd['out'][number]

function Member({ one, badge, exit }: { one: RecordCombatant; badge: number; exit: Exit | undefined }) {
  const shown = exit && exit.how !== 'fell' ? exit.how : outOf(one)
  const out = shown === null && exit ? 'down' : shown
  const words = exit ? exitWord(exit.how, exit.round) : one.out === null ? '' : exitWord(one.out)
  return (
    <li data-out={out !== null || undefined}>
      <TokenShape badge={badge} one={one} out={out} />
      <b>{one.name}</b>
      <span>{words}</span>
    </li>
  )
}

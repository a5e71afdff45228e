import { useMemo, useState, type ReactNode } from 'react'
import { PAST } from '~/words/en/log'
import type { Asked, Change, Command, Decided, Json } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { adjustment, answered, answerWords, type PastDeed, pastDeed, tryChange } from '~/store/retcon'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { DialogBox } from '../../parts/menus/overlays'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectBox } from '../../parts/menus/SelectBox'
import { closeDialog, type PastPart, showToast } from '../state/windowState'
import { AnswerForm } from './AnswerForm'
import { Decision, Outcome, place } from './Mended'

const close = () => closeDialog('retcon')

/** What the GM has said so far: the one thing that was otherwise, and what to do where it does not go on by itself. */
interface Plan {
  readonly change: Change
  readonly words: string
  readonly decided: Decided
}

/**
 * One thing in the past is changed, and all that followed is played again with the same dice and answers. Shown before
 * anything is taken; the line as it was is kept as a branch.
 */
export function Retcon({ done, part }: { done: number; part?: PastPart | undefined }) {
  const { line } = useFight()
  if (done < line.timeline.steps.length) return <Changing done={done} part={part} />
  // Another window has taken the fight over, and gone on from before it.
  return (
    <DialogBox title={PAST.retcon.title} onClose={close}>
      <p>{PAST.retcon.elsewhere}</p>
    </DialogBox>
  )
}

function Changing({ done, part }: { done: number; part: PastPart | undefined }) {
  const { ruleset, terrain, line, writer, past } = useFight()
  const played = useMemo(() => ({ ruleset, terrain, fight: line }), [ruleset, terrain, line])
  const deed = useMemo(() => pastDeed(played, done), [played, done])
  const [plan, setPlan] = useState<Plan | null>(null)
  const mended = useMemo(() => plan && tryChange(played, plan.change, plan.decided), [played, plan])
  const choose = (words: string, change: Change) =>
    setPlan({ change, words, decided: { leaveOut: new Set(), answers: new Map() } })
  const take = (alsoOpen: boolean) => {
    if (!mended) return
    if (past) actions.look(null)
    actions.adopt(alsoOpen ? [...mended.rows, ...mended.openRows] : mended.rows)
    close()
    showToast({ words: PAST.retcon.done })
  }
  return (
    <DialogBox title={PAST.retcon.title} onClose={close}>
      <p className="mb-3">
        <b>{deed.words}</b>
        <span className="text-muted">{PAST.retcon.action(done + 1)}</span>
      </p>
      {!writer && !past ? (
        <p>{PAST.retcon.elsewhere}</p>
      ) : plan && mended ? (
        <>
          <p className="mb-2 text-sm">
            <span className="text-muted">{PAST.retcon.changed}</span>
            {plan.words}
          </p>
          <Outcome mended={mended} />
          {mended.stop && (
            <Decision
              key={`${mended.stop.done} ${mended.stop.asks?.[0]?.ask} ${plan.decided.answers.get(place(mended.stop))?.length}`}
              stop={mended.stop}
              onDecided={decided => setPlan({ ...plan, decided: decided(plan.decided) })}
              onStop={() => take(mended.stop?.asks !== undefined)}
            />
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {!mended.stop && (
              <Button look="primary" onClick={() => take(false)}>
                {PAST.retcon.take}
              </Button>
            )}
            <Button onClick={() => setPlan(null)}>{PAST.retcon.else}</Button>
            <Button onClick={close}>{PAST.retcon.leave}</Button>
          </div>
        </>
      ) : (
        <Choices deed={deed} part={part} onChosen={choose} />
      )}
    </DialogBox>
  )
}

type Choose = (words: string, change: Change) => void

/** What there is to change in one command. */
function Choices({ deed, part, onChosen }: { deed: PastDeed; part: PastPart | undefined; onChosen: Choose }) {
  const { done, entries, number, target, instead } = deed
  const { ruleset } = useFight()
  // Several may have answered one blow: each is open.
  const isWanted = ({ asked }: PastDeed['entries'][number]) =>
    part !== undefined && asked !== null && partOf(ruleset, asked) === part
  return (
    <div className="flex flex-col gap-4">
      {number && (
        <Section title={PAST.retcon.number}>
          <NumberChange
            value={number.value}
            onGiven={n =>
              onChosen(PAST.retcon.insteadOf(n, number.value), { kind: 'command', done, to: number.with(n) })
            }
          />
        </Section>
      )}
      {target && (
        <Section title={PAST.retcon.target}>
          <Aimed deed={deed} target={target} onChosen={onChosen} />
        </Section>
      )}
      {entries.length > 0 && (
        <Section title={PAST.retcon.answers}>
          <ol className="flex flex-col">
            {entries.map(entry => (
              <Entry key={entry.entry} deed={deed} entry={entry} isWanted={isWanted(entry)} onChosen={onChosen} />
            ))}
          </ol>
        </Section>
      )}
      {instead.length > 0 && (
        <Section title={PAST.retcon.another}>
          <Instead instead={instead} onGiven={(words, to) => onChosen(words, { kind: 'command', done, to })} />
        </Section>
      )}
      <Section title={PAST.retcon.before}>
        <Before deed={deed} onChosen={onChosen} />
      </Section>
      <Section title={PAST.retcon.notAtAll}>
        <Button onClick={() => onChosen(PAST.retcon.notDone, { kind: 'command', done, to: null })}>
          {PAST.retcon.leaveOut}
        </Button>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-muted mb-1 text-sm">{title}</h3>
      {children}
    </section>
  )
}

/** Which part of an outcome a question decided. */
function partOf({ questions }: FightView['ruleset'], { kind, key }: Asked): PastPart | undefined {
  if (kind === 'roll') return 'dice'
  const meaning = questions[key]?.meaning
  return meaning === 'target' ? meaning : meaning === 'reaction' ? 'answer' : undefined
}

interface AimedProps {
  deed: PastDeed
  target: NonNullable<PastDeed['target']>
  onChosen: Choose
}

/** Somebody else as the target of what was commanded at somebody. */
function Aimed({ deed: { done, before }, target, onChosen }: AimedProps) {
  const nameOf = (id: string) => before.combatants[id]?.name ?? id
  return (
    <div role="group" aria-label={PAST.retcon.target} className="flex flex-wrap gap-1.5">
      {target.others.map(id => (
        <Button
          key={id}
          onClick={() =>
            onChosen(PAST.retcon.at(nameOf(id), nameOf(target.value)), { kind: 'command', done, to: target.with(id) })
          }
        >
          {nameOf(id)}
        </Button>
      ))}
    </div>
  )
}

interface EntryProps {
  deed: PastDeed
  entry: PastDeed['entries'][number]
  /** It is this one that the GM came for. */
  isWanted: boolean
  onChosen: Choose
}

function Entry({ deed, entry, isWanted, onChosen }: EntryProps) {
  const { ruleset } = useFight()
  const [isOpen, setOpen] = useState(isWanted)
  const { asked, state, question, answer, value, entry: at } = entry
  const isOnMap = asked?.kind === 'path' || asked?.kind === 'area'
  const give = (given: Json) => {
    if (!asked) return
    const words = PAST.retcon.answer(question.replace(/[?:]$/, ''), answerWords(ruleset, asked, given, state), answer)
    onChosen(words, { kind: 'entry', done: deed.done, entry: at, to: answered(asked, given) })
  }
  return (
    <li className="border-line flex flex-col gap-2 border-t py-1.5">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="text-muted">{question} </span>
          <b>{answer}</b>
        </span>
        {asked && !isOnMap && (
          <Button
            small
            aria-expanded={isOpen}
            aria-label={PAST.retcon.changeThis(question)}
            onClick={() => setOpen(!isOpen)}
          >
            {PAST.retcon.change}
          </Button>
        )}
        {asked && isOnMap && (
          <Button small onClick={() => (actions.look(deed.done), close())}>
            {PAST.retcon.look}
          </Button>
        )}
        {!asked && (
          <Button
            small
            onClick={() =>
              onChosen(PAST.retcon.thisNotDone(question), { kind: 'entry', done: deed.done, entry: at, to: null })
            }
          >
            {PAST.retcon.takeOut}
          </Button>
        )}
      </div>
      {isOpen && asked && <AnswerForm asked={asked} state={state} value={value} onGiven={give} />}
    </li>
  )
}

function NumberChange({ value, onGiven }: { value: number; onGiven(n: number): void }) {
  const [n, setN] = useState(value)
  return (
    <div className="flex items-center gap-3">
      <NumberField label={PAST.number} min={-9999} max={9999} value={n} onChange={setN} />
      <Button look="primary" closed={n === value} onClick={() => n !== value && onGiven(n)}>
        {PAST.wasThis}
      </Button>
    </div>
  )
}

interface InsteadProps {
  instead: PastDeed['instead']
  onGiven(words: string, command: Command): void
}

function Instead({ instead, onGiven }: InsteadProps) {
  const [chosen, setChosen] = useState(0)
  const options = instead.map(({ words }, i) => ({ value: String(i), words }))
  return (
    <div className="flex items-center gap-3">
      <SelectBox
        label={PAST.retcon.anotherAction}
        options={options}
        value={String(chosen)}
        onChange={value => setChosen(Number(value))}
        className="min-w-44"
      />
      <Button onClick={() => onGiven(PAST.retcon.instead(instead[chosen]!.words), instead[chosen]!.command)}>
        {PAST.wasThis}
      </Button>
    </div>
  )
}

/** A ruling that is put in: points of somebody's pool, before the command. */
function Before({ deed: { done, before }, onChosen }: { deed: PastDeed; onChosen: Choose }) {
  const { ruleset } = useFight()
  const everybody = Object.values(before.combatants).filter(c => !c.gone)
  const [who, setWho] = useState(everybody[0]?.id)
  const [key, setKey] = useState<string>()
  const [by, setBy] = useState(-1)
  const c = who === undefined ? undefined : before.combatants[who]
  const pools = c ? ruleset.display.pools(c) : []
  const pool = pools.find(p => p.key === key) ?? pools[0]
  if (!c || !pool) return <p className="text-muted text-sm">{PAST.retcon.nobody}</p>
  const give = () => {
    const words = by < 0 ? PAST.retcon.loses(c.name, -by, pool.label) : PAST.retcon.gets(c.name, by, pool.label)
    onChosen(words, { kind: 'before', done, insert: adjustment(c.id, pool.key, by) })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectBox
        label={PAST.who}
        options={everybody.map(({ id, name }) => ({ value: id, words: name }))}
        value={c.id}
        onChange={setWho}
      />
      <NumberField label={PAST.retcon.points} min={-999} max={999} value={by} onChange={setBy} />
      <SelectBox
        label={PAST.retcon.pool}
        options={pools.map(p => ({ value: p.key, words: p.label }))}
        value={pool.key}
        onChange={setKey}
      />
      <Button closed={by === 0} onClick={() => by !== 0 && give()}>
        {PAST.retcon.putIn}
      </Button>
    </div>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { Id, Pool } from '~/engine'
import { useEntries } from '~/store/entries/cards'
import { useFight, usePictureUrl } from '~/store/hooks/useFight'
import {
  fightEnd,
  hasEnded,
  heroesOf,
  presentHeroes,
  type FightEnd,
  type LargestBlow,
  type UnluckyDie,
} from '~/store/log/fightEnd'
import { fightSummary, summaryText } from '~/store/log/fightSummary'
import { actions, useTable } from '~/store/state'
import { END } from '~/words/en/past'
import { Dice } from '../../parts/dice/Dice'
import { Button } from '../../parts/controls/Button'
import { saveFile } from '../../parts/hooks/browser'
import { DialogBox } from '../../parts/menus/overlays'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { exitName, exitWord } from '../../parts/signs/exits'
import { outcomeWord } from '../../parts/signs/OutcomeSign'
import { SideBadge } from '../../parts/signs/SideBadge'
import { bringHome, usePartiesHere } from '../encounter/Summary'
import { closeDialog, END_SEEN, openPage, openTab, showToast } from '../state/windowState'
import './end.css'

/**
 * How the fight ended: who holds the field, who fell and when, the largest blow and the unluckiest die, and what comes next. All of it
 * follows from the log. Closing it says that it was seen; the menu opens it again as long as the fight is over.
 */
export function EndScreen() {
  const fight = useFight()
  const { id, name, ruleset, snapshot } = fight
  const log = useTable(s => s.log)
  const isOver = hasEnded(fight)
  const end = useMemo(() => (isOver ? fightEnd(ruleset, log, snapshot) : null), [isOver, ruleset, log, snapshot])
  const screen = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<'comes' | 'stands' | 'taken'>('comes')
  const [hasKeys, setKeys] = useState(false)
  // What was undone has not ended.
  const isGone = end === null
  useEffect(() => screen.current?.focus(), [isGone])
  useEffect(() => {
    if (isGone) closeDialog('end')
  }, [isGone])
  if (!end) return null
  const close = () => {
    actions.draft(END_SEEN, String(end.done))
    closeDialog('end')
  }
  return (
    <DialogBox key={id} title={titleOf(end, Object.values(snapshot.sides))} wide className="end-dialog" onClose={close}>
      <div
        ref={screen}
        role="document"
        className="end-screen"
        tabIndex={-1}
        data-comes={stage === 'comes' || undefined}
        onAnimationEnd={({ animationName }) => animationName === 'end-comes' && setStage('stands')}
        onFocus={({ target, currentTarget }) => setKeys(target === currentTarget)}
        onBlur={() => setKeys(false)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return
          event.preventDefault()
          // An Enter that is still held, or that was meant for the last blow, takes nothing: this screen had not come yet.
          if (event.repeat) return
          if (stage === 'comes') return setStage('stands')
          const lit = screen.current?.querySelector<HTMLElement>('[data-lit]')
          if (!lit) return
          setStage('taken')
          lit.click()
        }}
      >
        <span className="end-emblem">
          <Icon name={emblemOf(end, heroesOf(snapshot))} size={40} />
        </span>
        <p className="end-when">
          <b>{END.rounds(end.rounds)}</b>
          {end.seconds !== null && <span className="text-muted"> · {END.inWorld(end.seconds)}</span>}
        </p>
        <Sides end={end} />
        <div className="end-tales">
          {end.blow && <BlowTale blow={end.blow} />}
          {end.unlucky && <DieTale die={end.unlucky} />}
        </div>
        <p className="text-muted text-center">{lossWords(end)}</p>
        <Actions end={end} name={name} isLit={hasKeys && stage !== 'taken'} close={close} />
      </div>
    </DialogBox>
  )
}

function titleOf({ holds }: FightEnd, sides: readonly { id: Id; name: string }[]): string {
  const names = sides.filter(({ id }) => holds.includes(id)).map(({ name }) => name)
  if (names.length === 0) return END.nobody
  return names.length === 1 || names.length < sides.length ? END.holds(names) : END.undecided
}

/** Whoever plays heroes sees at a glance whether they hold the field. */
function emblemOf({ holds }: FightEnd, heroes: ReadonlySet<Id>): IconName {
  if (!holds.some(side => heroes.has(side))) return 'dead'
  return holds.every(side => heroes.has(side)) ? 'laurels' : 'encounter'
}

function lossWords({ lost }: FightEnd): string {
  const amounts = Object.entries(lost).map(([label, n]) => `${n} ${label}`)
  return amounts.length === 0 ? END.unhurt : END.lost(amounts)
}

/** Both sides with their faces: those of the party first; who fell, and when. */
function Sides({ end }: { end: FightEnd }) {
  const { snapshot } = useFight()
  const heroes = heroesOf(snapshot)
  const sides = Object.values(snapshot.sides).toSorted((a, b) => Number(heroes.has(b.id)) - Number(heroes.has(a.id)))
  return (
    <div className="end-sides">
      {sides.map(({ id, name }) => {
        const members = Object.values(snapshot.combatants).filter(({ side }) => side === id)
        return (
          members.length > 0 && (
            <section key={id} aria-label={name}>
              <h3 className="display text-muted">{name}</h3>
              <ul>
                {members.map(one => (
                  <Member key={one.id} id={one.id} exit={end.out.find(({ who }) => who === one.id)} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** Somebody as they came out of it: they stand, lie there, or wear the sign of how they have gone. */
function Member({ id, exit }: { id: Id; exit: FightEnd['out'][number] | undefined }) {
  const { ruleset, snapshot, shown } = useFight()
  const one = snapshot.combatants[id]!
  const picture = usePictureUrl(one)
  const [first] = ruleset.display.pools(one) as readonly Pool[]
  const how = exit?.how ?? shown[id]?.out ?? null
  const words = exit
    ? exitWord(exit.how, exit.round)
    : how
      ? exitWord(how)
      : first
        ? END.pool(first.cur, first.max)
        : ''
  return (
    <li data-out={how ?? undefined}>
      <SideBadge
        side={snapshot.sides[one.side]?.badge ?? 0}
        letter={one.letter}
        name={one.name}
        picture={picture}
        ring={how ? undefined : shown[id]?.ring}
        exit={exitName(how)}
        className="size-12"
      />
      <b>{one.name}</b>
      <span className="text-muted">{words}</span>
    </li>
  )
}

function BlowTale({ blow: { by, to, n, kind, round } }: { blow: LargestBlow }) {
  const { snapshot } = useFight()
  const named = (id: Id) => snapshot.combatants[id]?.name ?? id
  const one = snapshot.combatants[by]
  return (
    <section aria-label={END.blow} className="end-tale">
      {one && (
        <SideBadge
          side={snapshot.sides[one.side]?.badge ?? 0}
          letter={one.letter}
          name={one.name}
          className="size-11 shrink-0"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="text-muted block text-xs">{END.blow}</span>
        <b className="display text-lg leading-tight">{END.blowOf(named(by), named(to))}</b>
        <span className="text-muted block text-xs">{END.inRound(kind && outcomeWord(kind), round)}</span>
      </span>
      <strong className="text-danger text-3xl">−{n}</strong>
    </section>
  )
}

function DieTale({ die: { of, sides, face, to, round } }: { die: UnluckyDie }) {
  const { snapshot } = useFight()
  const named = (id: Id) => snapshot.combatants[id]?.name ?? id
  return (
    <section aria-label={END.unlucky} className="end-tale">
      <Dice dice={[{ sides, face }]} size={48} />
      <span className="min-w-0 flex-1">
        <span className="text-muted block text-xs">{END.unlucky}</span>
        <b className="display text-lg leading-tight">
          {END.unluckyOf(named(of))} <span className="sr-only">{END.die(sides, face)}</span>
        </b>
        <span className="text-muted block text-xs">{END.meantFor(round, to === null ? null : named(to))}</span>
      </span>
    </section>
  )
}

interface ActionsProps {
  end: FightEnd
  name: string
  /** Enter takes what the party needs most. */
  isLit: boolean
  close(): void
}

/** What comes next: the party is kept or brought home, it rests, or meets what is next. */
function Actions({ end, name, isLit, close }: ActionsProps) {
  const { ruleset, snapshot } = useFight()
  const log = useTable(s => s.log)
  const parties = usePartiesHere(true)
  const hasNext = useEntries(s => s.cards?.some(({ kind }) => kind === 'encounter') === true)
  const party = presentHeroes(snapshot).map(({ id }) => id)
  // Whether a party is to be taken home is known when the library has been read.
  const lit = isLit && parties ? ({ look: 'primary', hotkey: 'Enter', 'data-lit': '' } as const) : {}
  const leave = (act: () => void) => () => {
    close()
    act()
  }
  const keep = () => {
    const called = END.partyOf(name)
    void actions
      .entries()
      .then(async entries => ({ entries, made: await entries.keepParty(called, party) }))
      .then(({ entries, made }) => {
        if (made !== null) showToast({ words: END.kept(called), undo: () => void entries.trash([made]) })
      })
  }
  const write = () => {
    const called = (id: Id) => snapshot.combatants[id]?.name ?? id
    const text = summaryText(fightSummary(ruleset, log, snapshot), name, called)
    saveFile(new Blob([text], { type: 'text/plain' }), `${name}.txt`)
  }
  const isShown = useTable(v => v.showsEnd)
  const canFightOn = log.at(log.present)?.done === end.done
  const quiet = 'text-muted hover:text-ink'
  return (
    <>
      <div className="end-next">
        <Button onClick={leave(() => openTab('encounter', 'rests'))}>
          <Icon name="rest" size={20} /> {END.rest}
        </Button>
        {parties?.map((one, i) => (
          <Button key={one.id} {...(i === 0 && lit)} onClick={() => void bringHome(one)}>
            <Icon name="party" size={20} /> {END.takeHome(one.name)}
          </Button>
        ))}
        {!parties?.length && (
          <Button {...(party.length > 0 && lit)} closed={party.length === 0} onClick={keep}>
            <Icon name="party" size={20} /> {END.keep}
          </Button>
        )}
        <Button look={hasNext ? 'plain' : 'quiet'} onClick={leave(() => openPage('library'))}>
          <Icon name="next" size={20} /> {END.next}
        </Button>
      </div>
      <div className="end-more">
        <Button look="quiet" small className={quiet} aria-pressed={isShown} onClick={() => actions.showEnd(!isShown)}>
          <Icon name="screens" size={18} /> {isShown ? END.hide : END.show}
        </Button>
        <Button look="quiet" small className={quiet} onClick={leave(() => actions.look(end.from))}>
          <Icon name="replay" size={18} /> {END.replay}
        </Button>
        <Button look="quiet" small className={quiet} onClick={write}>
          <Icon name="log" size={18} /> {END.write}
        </Button>
        {canFightOn && (
          <Button
            look="quiet"
            small
            className={quiet}
            onClick={() => {
              closeDialog('end')
              actions.undo('command')
            }}
          >
            <Icon name="encounter" size={18} /> {END.fightOn}
          </Button>
        )}
      </div>
    </>
  )
}

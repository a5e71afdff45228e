import { useEffect } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { chapterOf } from '~/store/log/chapter'
import { useTable } from '~/store/state'
import { PAPER } from '~/words/en/window'
import { weaponIcon } from '../../parts/signs/Icon'
import { Reading } from '../sheet/Reading'
import { groupsOf } from '../sheet/thingWords'
import { changeWindow, type WindowState } from '../state/windowState'

/** What goes to the printer: sheets of the selected, of everybody where nobody is; or the log from its beginning. */
export function PrintView({ of }: { of: NonNullable<WindowState['paper']> }) {
  const { name, ruleset, snapshot } = useFight()
  const selection = useTable(s => s.selection)
  useEffect(() => {
    const done = () => changeWindow(w => void (w.paper = null))
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  const several = selection.filter(id => snapshot.combatants[id])
  const who = several.length > 0 ? several : Object.keys(snapshot.combatants)
  return (
    <article className="paper" aria-label={PAPER[of]}>
      <h1>
        {name} · {ruleset.name}
      </h1>
      {of === 'log' ? <Story /> : who.map(id => <SheetOnPaper key={id} who={id} />)}
    </article>
  )
}

function SheetOnPaper({ who }: { who: Id }) {
  const { ruleset, snapshot, shown } = useFight()
  const { badges, pools } = shown[who]!
  const one = snapshot.combatants[who]!
  const { state } = ruleset
  return (
    <section>
      <h2>
        {one.name} <small>{snapshot.sides[one.side]?.name}</small>
      </h2>
      <ul className="paper-pools">
        {pools.map(({ key, label, cur, max }) => (
          <li key={key}>
            {label} <b>{cur}</b>/{max}
          </li>
        ))}
        {badges.map(({ words }, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
      <Reading groups={groupsOf(state.sheet.fields(one.sheet))} sheet={one.sheet} weaponIcon={weaponIcon} isOpen />
      {one.notes !== '' && <p>{one.notes}</p>}
    </section>
  )
}

/** All that happened, with what was taken back left out. */
function Story() {
  const { ruleset } = useFight()
  const log = useTable(s => s.log)
  const entries = Array.from({ length: log.present + 1 }, (_, i) => log.at(i)!)
  return entries.map((entry, i) => {
    const chapter = chapterOf(ruleset, entry)
    const isNew = i === 0 || chapterOf(ruleset, entries[i - 1]!) !== chapter
    return (
      <div key={entry.done}>
        {isNew && <h2>{chapter}</h2>}
        {entry.lines.map((line, n) => (
          <p key={n}>{line.words}</p>
        ))}
      </div>
    )
  })
}

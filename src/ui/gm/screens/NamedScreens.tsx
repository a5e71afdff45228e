import { type FormEvent, useState } from 'react'
import { HERE, type KeptScreen, MOST_NAME, type ScreenKind } from '~/feed/screens'
import { actions, useTable } from '~/store/state'
import { SETUP } from '~/words/en/screens'
import { Button } from '../../parts/controls/Button'
import { Choices, entries } from '../../parts/controls/Choices'
import { IconButton } from '../../parts/controls/IconButton'
import { TableHand } from './TableHand'
import { TableMinis } from './TableMinis'
import { TableScale } from './TableScale'

/** What each screen is for: the window on this computer, and those elsewhere that have a name. */
export function NamedScreens() {
  const screens = useTable(s => s.screens)
  const [name, setName] = useState('')
  const elsewhere = screens.filter(screen => screen.name !== HERE)
  const here = screens.find(screen => screen.name === HERE)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    actions.setScreen(name.trim(), {})
    setName('')
  }
  return (
    <section aria-label={SETUP.title} className="flex flex-col gap-2">
      <h3 className="font-semibold">{SETUP.title}</h3>
      <OneScreen name={HERE} screen={here} />
      {elsewhere.map(screen => (
        <OneScreen key={screen.name} name={screen.name} screen={screen} />
      ))}
      {screens.some(({ kind }) => kind === 'table') && <TableMinis />}
      <form className="flex gap-2" onSubmit={add}>
        <input
          aria-label={SETUP.name}
          placeholder={SETUP.name}
          className="field min-w-0 flex-1"
          autoComplete="off"
          maxLength={MOST_NAME}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Button type="submit">{SETUP.add}</Button>
      </form>
      <p className="text-muted text-xs">{SETUP.how}</p>
    </section>
  )
}

function OneScreen({ name, screen }: { name: string; screen: KeptScreen | undefined }) {
  const words = name === HERE ? SETUP.here : name
  return (
    <section aria-label={words} className="border-line flex flex-col gap-2 rounded border p-2.5">
      <div className="flex items-center gap-2">
        <h4 className="flex-1 font-semibold">{words}</h4>
        {name !== HERE && (
          <IconButton icon="close" label={SETUP.forget(name)} onClick={() => actions.forgetScreen(name)} />
        )}
      </div>
      <Choices<ScreenKind>
        bare
        label={SETUP.kind(words)}
        options={entries(SETUP.kinds).filter(([kind]) => name !== HERE || kind !== 'phone')}
        value={screen?.kind ?? 'wall'}
        onChange={kind =>
          actions.setScreen(name, { kind, measuring: kind === 'table' && (screen?.dots ?? null) === null })
        }
      />
      {screen?.kind === 'table' && (
        <>
          <TableScale screen={screen} />
          {!screen.measuring && <TableHand screen={screen} />}
        </>
      )}
    </section>
  )
}

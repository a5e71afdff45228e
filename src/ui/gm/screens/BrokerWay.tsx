import { useEffect, useState, type FormEvent } from 'react'
import { SCREENS } from '~/words/en/screens'
import { actions, useTable } from '~/store/state'
import type { BrokerChoice } from '~/store/players/rooms'
import { Button } from '../../parts/controls/Button'
import { OpenRoom } from './OpenRoom'
import { ScreenOption } from './Way'
import { Problem } from '../../parts/signs/Icon'

/** Devices anywhere, by any broker that speaks MQTT over WebSocket. */
export function BrokerWay() {
  const room = useTable(s => s.room)
  const isOpen = room?.way === 'broker'
  return (
    <ScreenOption title={SCREENS.broker.title} needs={SCREENS.broker.needs} isOpen={isOpen}>
      {isOpen ? <OpenRoom room={room} /> : <BrokerForm />}
    </ScreenOption>
  )
}

function BrokerForm() {
  const [choice, setChoice] = useState<BrokerChoice | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void actions.rooms().then(rooms => setChoice(rooms.lastBroker()))
  }, [])
  if (!choice) return null
  const change = (part: Partial<BrokerChoice>) => setChoice({ ...choice, ...part })
  const open = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    actions
      .rooms()
      .then(rooms => rooms.openBroker(choice))
      .then(problem => problem && setProblem(SCREENS.problems[problem]))
      .catch(() => setProblem(SCREENS.notOpened))
  }
  return (
    <form className="flex flex-col gap-2 text-sm" onSubmit={open}>
      <Field
        label={SCREENS.broker.address}
        value={choice.address}
        placeholder="wss://broker.example/mqtt"
        onChange={address => change({ address })}
      />
      <fieldset className="flex min-w-0 gap-2">
        <legend className="text-muted mb-1 text-xs">{SCREENS.broker.gm}</legend>
        <Field
          label={SCREENS.broker.gmUser}
          short={SCREENS.broker.user}
          value={choice.gm.user}
          onChange={user => change({ gm: { ...choice.gm, user } })}
        />
        <Field
          label={SCREENS.broker.gmPassword}
          short={SCREENS.broker.password}
          isSecret
          value={choice.gm.password}
          onChange={password => change({ gm: { ...choice.gm, password } })}
        />
      </fieldset>
      <fieldset className="flex min-w-0 gap-2">
        <legend className="text-muted mb-1 text-xs">{SCREENS.broker.screens}</legend>
        <Field
          label={SCREENS.broker.screensUser}
          short={SCREENS.broker.user}
          value={choice.screens.user}
          onChange={user => change({ screens: { ...choice.screens, user } })}
        />
        <Field
          label={SCREENS.broker.screensPassword}
          short={SCREENS.broker.password}
          value={choice.screens.password}
          onChange={password => change({ screens: { ...choice.screens, password } })}
        />
      </fieldset>
      <Field
        label={SCREENS.broker.page}
        value={choice.page}
        placeholder="https://…/fray/"
        onChange={page => change({ page })}
      />
      <label className="flex items-baseline gap-2">
        <input
          type="checkbox"
          checked={choice.isEncrypted}
          onChange={event => change({ isEncrypted: event.target.checked })}
        />
        <span>{SCREENS.broker.encrypted}</span>
      </label>
      <Button type="submit" className="self-start">
        {SCREENS.openLink}
      </Button>
      <Problem className="">{problem}</Problem>
    </form>
  )
}

function Field({
  label,
  short,
  value,
  placeholder,
  isSecret,
  onChange,
}: {
  label: string
  short?: string
  value: string
  placeholder?: string
  isSecret?: boolean
  onChange(value: string): void
}) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-xs">
      {short ?? label}
      <input
        aria-label={label}
        type={isSecret ? 'password' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="field"
        placeholder={placeholder}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}

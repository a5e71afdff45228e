import { expect } from 'vitest'
import { openFight, type Command, type Id, type RulesetTypes } from '~/engine'
import type { Chance } from '../chance'
import { deepFreeze } from '../deepFreeze'
import type { FuzzedFight } from '../promises'

/**
 * What is offered by one hand is offered by all: a token can be dragged where and when its command is open, an answer that a
 * question would take can be given ahead, one that it would refuse is refused ahead for the same reason, and what the GM
 * allows anyway is carried out or refused in words, and never breaks.
 */
export function checkHands<R extends RulesetTypes>(table: FuzzedFight<R>, who: Id, chance: Chance): void {
  const { ruleset, fight, terrain } = table
  const snapshot = deepFreeze(fight.state)
  const offers = ruleset.commands.offers(snapshot, terrain, who)
  const tried = (command: Command) => {
    const apart = openFight({ ruleset, terrain, state: snapshot })
    const { no } = apart.do(command)
    return { no, asks: apart.peek().asks }
  }

  const walk = ruleset.commands.walk(snapshot, terrain, who)
  if (walk.command !== 'place') {
    const offer = offers.find(({ command }) => command.type === walk.command)
    expect(offer, `${walk.command} is dragged and offered`).toBeDefined()
    // What its way would mean, where that is something else.
    const goals = [...walk.cells.keys()]
    const meant = new Set(goals.length > 0 ? goals.map(goal => (walk.meant?.(goal) ?? walk).command) : [walk.command])
    const shut = offers.filter(({ command, whyNot }) => whyNot && meant.has(command.type))
    if (shut.length > 0 && !walk.whyNot) expect.fail(`${who} can be dragged, but ${JSON.stringify(shut)}`)
    if (!walk.whyNot && goals.length > 0) {
      const goal = chance.pick(goals)
      const { path, whyNot } = walk.route([goal])
      const { command, key } = walk.meant?.(goal) ?? walk
      const did = tried({ type: command, by: who, with: { [key]: path.slice(1) } })
      if (!whyNot && did.no) expect.fail(`${who} is dragged to ${goal} with ${command}: ${JSON.stringify(did.no)}`)
    }
  }

  const open = offers.filter(({ whyNot }) => !whyNot)
  if (open.length > 0) {
    const { command } = chance.pick(open)
    const [ask] = tried(command).asks ?? []
    if (ask?.kind === 'choice' && ask.min === 1 && ask.max === 1) {
      const { value, whyNot } = chance.pick(ask.options)
      const ahead = tried({ ...command, with: { ...command.with, [ask.key]: value } })
      expect(ahead.no?.reason ?? ahead.no?.problem, `${command.type} with ${ask.key} ${JSON.stringify(value)}`).toEqual(
        whyNot,
      )
    }
  }

  const closed = offers.filter(({ whyNot }) => whyNot)
  if (closed.length > 0) tried({ ...chance.pick(closed).command, force: true })
}

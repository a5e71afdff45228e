import type { Asked, Command, Json } from '~/engine'
import { ACTIONS } from '~/rulesets/endurance/actions'

/** What stands for any value that is somebody, something or some place. */
const ANY = '*'

/**
 * Every option of every question of an action or a reaction; whom or what there is mostly one of is taken without asking. A
 * commanded Sprint or Reload needs much to come together, and is left to the tests.
 */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'attack.target': [ANY],
  'attack.weapon': [ANY],
  'attack.how': [ANY],
  'attack.intercept': ['no', 'intercept'],
  'attack.defend': ['none', 'dodge', 'parry'],
  'attack.block': ['none', ANY],
  'attack.pick': [ANY],
  'attack.reroll': ['attribute', 'skill', 'keep'],
  'attack.fate': ['none', 'attribute', 'skill', 'luck'],
  'intercept.where': [ANY],
  'effect.fortify': ['none', 'fortify'],
  'effect.resist': ['none', 'resist'],
  'conscious.fortify': ['fortify', 'fall'],
  'damage.fate': ['none', 'halve'],
  'death.test': ['roll', 'decline'],
  'death.fate': ['none', 'luck'],
  'dodge.after': ['shift', 'cover', 'prone'],
  'dodge.shift': [ANY],
  'turn.pending': ['continue', 'abandon'],
  'move.path': [ANY],
  'move.on': ['on', 'stop', 'anew'],
  'move.anew': [ANY],
  'sprint.path': [ANY],
  'step.path': [ANY],
  'brandish.items': ['thing', ANY],
  'interact.with': ['other', ANY],
  'command.ally': [ANY],
  'command.action': [
    'attack',
    'move',
    'standUp',
    'seekCover',
    'brandish',
    'interact',
    'resuscitate',
    'shortTask',
    'killingStrike',
    'maneuver',
    'continue',
    'none',
  ],
  'ready.action': ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp', 'maneuver'],
  'ready.watch': ['words', 'comes', 'attacks'],
  'ready.use': ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp', 'maneuver', 'none'],
  'ready.now': ['none', ANY],
  'ready.where': ['none', ANY],
  'maneuver.which': [ANY],
  'fate.on': ['action', 'endurance', 'stamina', 'focus', 'question'],
  'assist.who': [ANY],
  'drop.item': [ANY],
  'kill.reroll': ['attribute', 'skill', 'keep'],
  'task.difficulty': [ANY],
}

/** What random players have done so far: actions by their type, options by their question. */
export class Reached {
  readonly #counts = new Map<string, number>([
    ...ACTIONS.map(({ type }): [string, number] => [`action ${type}`, 0]),
    ...Object.entries(OPTIONS).flatMap(([key, values]) => values.map((v): [string, number] => [`${key} ${v}`, 0])),
  ])

  command({ type }: Command): void {
    this.#note(`action ${type}`)
  }

  answer({ key, kind }: Asked, value: Json): void {
    const known = OPTIONS[key]
    if (!known) return
    const picked = kind === 'choice' && Array.isArray(value) ? (value as readonly Json[]) : [value]
    for (const one of picked) {
      const word = typeof one === 'string' ? one.split(':')[0]! : ANY
      this.#note(`${key} ${known.includes(word) ? word : ANY}`)
    }
  }

  /** What nobody has done yet. */
  get missing(): readonly string[] {
    return [...this.#counts].filter(([, n]) => n === 0).map(([name]) => name)
  }

  get report(): string {
    return [...this.#counts].map(([name, n]) => `${name}: ${n}`).join('\n')
  }

  #note(name: string): void {
    const before = this.#counts.get(name)
    if (before !== undefined) this.#counts.set(name, before + 1)
  }
}

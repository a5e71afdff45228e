import type { Branch, Command, Fight, Id, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'

/** A line of play as the list of branches shows it. */
export interface BranchLine {
  readonly id: number
  /** What the GM calls it; null: nothing yet. */
  readonly name: string | null
  /** The branch it left; null: it is the first. */
  readonly parent: number | null
  /** The moment where it left, as complete commands. */
  readonly from: number
  /** Commands of its own that are complete. */
  readonly length: number
  /** What was done first and last on it, in words; null: nothing is complete. */
  readonly first: string | null
  readonly last: string | null
  readonly isPlayed: boolean
  /** Combat has not begun at its end: what was done otherwise while the fight was prepared. */
  readonly isPreparation: boolean
  /** How it stands at its end, before a command that is open there. */
  end(): Snapshot<TableTypes>
}

/**
 * The branches of a fight that somebody would ask for: the one that is played, those with a name, and those on which anything
 * was done to its end that is on no other. What was begun, taken back and done otherwise makes one that is not listed: the line that
 * goes on from its end stands for both.
 */
export function branchLines(ruleset: Ruleset<TableTypes>, fight: Fight<TableTypes>): readonly BranchLine[] {
  const { timeline } = fight
  const played = timeline.branch
  return withoutDeadEnds(timeline.branches(), played)
    .map(branch => lineOf(ruleset, fight, branch, played))
    .filter(({ isPlayed, name, length }) => isPlayed || name !== null || length > 0)
}

const completeOf = ({ steps }: Branch) => steps.filter(({ redo }) => redo)

/** Without those that another goes on from where they end: that one has their commands as well, and whatever else left them. */
function withoutDeadEnds(branches: readonly Branch[], played: number | null): readonly Branch[] {
  let all = branches
  for (const { id } of branches) {
    const one = all.find(branch => branch.id === id)!
    const steps = completeOf(one)
    const end = one.from.done + steps.length
    const next = all.find(({ parent, from }) => parent === id && from.done >= end)
    if (!next || id === played || one.name !== null) continue
    const both = { ...next, parent: one.parent, from: one.from, steps: [...steps, ...next.steps] }
    all = all.flatMap(branch => {
      if (branch === next) return []
      if (branch === one) return both
      return branch.parent === id ? { ...branch, parent: next.id } : branch
    })
  }
  return all
}

function lineOf(
  ruleset: Ruleset<TableTypes>,
  fight: Fight<TableTypes>,
  branch: Branch,
  played: number | null,
): BranchLine {
  const { id, name, parent, from } = branch
  const { timeline } = fight
  const complete = completeOf(branch)
  const end = () => fight.stateOfBranch(id)
  const words = (step: (typeof complete)[number] | undefined) => {
    const { combatants, sides } = end()
    const nameOf = (who: Id) => (combatants[who] ?? sides[who])?.name ?? who
    return step ? ruleset.display.text.command(step.command, nameOf) : null
  }
  return {
    id,
    name,
    parent,
    from: from.done,
    length: complete.length,
    get first() {
      return words(complete[0])
    },
    get last() {
      return words(complete.at(-1))
    },
    isPlayed: id === played,
    get isPreparation() {
      const hasBegun = ({ command }: { readonly command: Command }) => command.type === 'begin'
      // How it stands at its end is worked out only where it can be so.
      const begins = timeline.steps.findIndex(hasBegun)
      const leftBefore = begins < 0 || from.done <= begins
      return leftBefore && !complete.some(hasBegun) && end().phase === 'preparation'
    },
    end,
  }
}

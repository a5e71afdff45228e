import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import type { QuestionWords } from '~/table/words/textOf'
import { scoreOf } from '../../../sheet/scores'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham, Snapshot } from '../../../state/types'
import type { Ability } from '../../../state/vocabulary'
import { does, inCapitals, needed, numbered } from '../phrases'

/** Beginning, rounds and end, with morale and chases; and dice that the GM calls for. */
export const turn = {
  'begin.started': 'Which faction started it?',
  'begin.hidden': 'Who lies in ambush?',
  'bonus.first': ({ s }) => [`${holder(s)}: which faction uses the ambush first?`],
  'initiative.draw': ({ f, s }) => [
    'Who has the initiative?',
    numbered(f.among, id => s.sides[asWord(id)]?.name ?? asWord(id)),
  ],
  'round.first': ({ s }) => [`${holder(s)}: which faction goes first this round?`],
  'round.fat': () => ['How fast is fast this round?', 'WIT as high as the die or higher acts in the fast phase.'],
  'fight.over': 'Only one side can still fight. End the combat?',
  'morale.die': ({ f, s }) => [
    `Morale of ${asWord(f.group) || (s.sides[asWord(f.side)]?.name ?? 'somebody')}`,
    `Whose WIT is as high as the die or higher stands firm: ${scores(s, f.who, 'wit')}.`,
  ],
  'chase.pace': ({ f, name }) => [
    does(f.who, name, 'flees', 'flee').slice(0, -1),
    'Is anybody after them, and who is faster?',
  ],
  'chase.die': ({ f, s }) => [
    'The chase',
    `Whose AGI is as high as the die or higher gets away: ${scores(s, f.who, 'agi')}.`,
  ],
  'called.save': ({ ask, f, name }) => [
    `${name(f.who)}: ${inCapitals(f.ability)} save${ask.of === 'gm' ? ', in secret' : ''}`,
    needed(f.score),
  ],
  'group.save': ({ f, s }) => [
    'One save for the group',
    `Whose ${inCapitals(f.ability)} is as high as the die or higher passes: ${scores(s, f.who, f.ability)}.`,
  ],
  'contest.die': ({ ask, of, f, s }) => [
    `${of}: contest`,
    `${scores(s, [ask.of], f.ability)} less the die: the higher wins.`,
  ],
  'chance.die': ({ f }) => [asWord(f.words) || 'A chance', `It happens on ${asWord(f.x)} or lower.`],
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>

/** The faction with the initiative, which is asked as one. */
const holder = (s: Snapshot): string => s.sides[s.turn?.holder ?? '']?.name ?? 'Somebody'

/** "Guard 8, Thug 9": who is tried by the die, each with the score that counts. */
function scores(s: Snapshot, who: Json | undefined, ability: Json | undefined): string {
  const list = Array.isArray(who) ? who : []
  return list
    .flatMap((id: Json) => s.combatants[asWord(id)] ?? [])
    .map(c => `${c.name} ${scoreOf(c, asWord(ability) as Ability)}`)
    .join(', ')
}

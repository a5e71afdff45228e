import { asking } from '~/engine/ask'
import type { QuestionTable } from '~/engine/questions'

/** What a save is made for. */
export type SaveKey = `${'begin' | 'retreat' | 'critical' | 'scar' | 'risk' | 'morale'}.save`

/** What can be asked, and what each question is about. The keys stand in saved journals: none is ever renamed. */
export const QUESTIONS = {
  'begin.save': {},
  'retreat.save': {},
  'critical.save': {},
  'scar.save': {},
  'risk.save': {},
  'morale.save': {},
  'begin.players': {},
  'begin.first': {},
  'attack.target': { meaning: 'target', ofAttack: true },
  'attack.weapon': { meaning: 'weapon', ofAttack: true },
  'attack.others': { ofAttack: true },
  'attack.area': { ofAttack: true },
  'attack.again': { ofAttack: true },
  'attack.owner': { ofAttack: true },
  'attack.arm': { ofAttack: true },
  'attack.enhanced': { ofAttack: true },
  'attack.dice': { ofAttack: true },
  'blast.radius': {},
  'blast.where': {},
  'blast.count': {},
  'blast.pick': {},
  'act.when': {},
  'move.when': {},
  'move.path': {},
  'move.again': {},
  'second.path': {},
  'crawl.path': {},
  'cast.wand': {},
  'cast.target': {},
  'aid.patient': {},
  'aid.again': {},
  'drag.whom': {},
  'special.which': {},
  'special.dice': {},
  'other.words': {},
  'retreat.where': {},
  'hold.what': {},
  'effect.dice': {},
  'combat.over': {},
  'end.rest': {},
  'death.next': {},
  'scar.place': {},
  'scar.dice': {},
  'reaction.dice': {},
  'fate.die': {},
  'harm.dice': {},
  'attack.ruling': { ofAttack: true },
  'phase.rulings': {},
  'round.telegraph': {},
  'risk.how': {},
  'risk.who': {},
  'risk.price': {},
  'retreat.safe': {},
  'sunder.item': { meaning: 'reaction' },
  'detachment.breaks': {},
  'end.care': {},
} as const satisfies QuestionTable

export type QuestionKey = keyof typeof QUESTIONS

export const { area, choose, chooseSome, number, path, roll, rollRequest, rollTogether, rollWithKnobs, text } =
  asking<QuestionKey>()

import { asking } from '~/engine/ask'
import type { QuestionTable } from '~/engine/questions'
import type { SpecialMovement } from './vocabulary'

/** What a save is made for. */
export type SaveKey = `${
  | 'hit'
  | 'dodge'
  | 'resist'
  | 'poison'
  | 'trick'
  | 'free'
  | 'breakFree'
  | 'fall'
  | 'called'
  | SpecialMovement}.save`

/** What an attack on one alone is asked with. */
export type WeaponKey = 'attack.weapon' | 'opportunity.with'

/** Dice of damage. */
export type DamageKey = 'attack.damage' | 'counter.damage'

/** What can be asked, and what each question is about. The keys stand in saved journals: none is ever renamed. */
export const QUESTIONS = {
  'hit.save': {},
  'dodge.save': {},
  'resist.save': {},
  'poison.save': {},
  'trick.save': {},
  'free.save': {},
  'breakFree.save': {},
  'fall.save': {},
  'called.save': {},
  'sprint.save': {},
  'sneak.save': {},
  'balance.save': {},
  'leap.save': {},
  'climb.save': {},
  'swim.save': {},
  'attack.weapon': { meaning: 'weapon', ofAttack: true },
  'opportunity.with': {},
  'attack.damage': { ofAttack: true },
  'counter.damage': {},
  'begin.started': {},
  'begin.hidden': {},
  'bonus.first': {},
  'initiative.draw': {},
  'round.first': {},
  'round.fat': {},
  'fight.over': {},
  'declare.words': {},
  'step.to': {},
  'move.path': {},
  'move.stop': {},
  'fullMove.how': {},
  'sneak.how': {},
  'sneak.reveal': {},
  'ground.how': {},
  'fall.metres': {},
  'fall.dice': {},
  'opportunity.react': { meaning: 'reaction' },
  'attack.target': { meaning: 'target', ofAttack: true },
  'attack.how': { ofAttack: true },
  'attack.stance': { ofAttack: true },
  'attack.wall': { ofAttack: true },
  'attack.through': { ofAttack: true },
  'attack.react': { meaning: 'reaction', ofAttack: true },
  'attack.guard': { meaning: 'reaction', ofAttack: true },
  'guard.stranger': { meaning: 'reaction' },
  'hide.behind': {},
  'hide.agree': {},
  'counter.with': {},
  'counter.how': {},
  'cleave.target': {},
  'blast.weapon': { meaning: 'weapon' },
  'blast.zone': { meaning: 'area' },
  'blast.deviation': {},
  'disarm.weapon': { meaning: 'weapon' },
  'stunt.offer': {},
  'stunt.words': {},
  'stunt.allow': {},
  'stunt.accept': {},
  'invoke.power': {},
  'corruption.die': {},
  'trick.target': {},
  'trick.how': {},
  'free.whom': {},
  'hold.letGo': {},
  'shove.to': {},
  'shove.hazard': {},
  'surrender.fightOn': {},
  'other.words': {},
  'interact.words': {},
  'interact.cost': {},
  'say.words': {},
  'tend.whom': {},
  'consume.what': {},
  'consume.target': {},
  'consume.weapon': { meaning: 'weapon' },
  'pickUp.what': {},
  'improvise.kind': {},
  'equip.what': {},
  'equip.all': {},
  'letGo.what': {},
  'gear.wear': {},
  'gear.shield': {},
  'injury.dice': {},
  'injury.loss': {},
  'injury.arm': {},
  'omen.save': {},
  'omen.damage': {},
  'omen.death': {},
  'morale.die': {},
  'chase.pace': {},
  'chase.die': {},
  'group.save': {},
  'contest.die': {},
  'chance.die': {},
} as const satisfies QuestionTable

export type QuestionKey = keyof typeof QUESTIONS

export const { choose, chooseSome, number, path, roll, rollRequest, rollTogether, rollWithKnobs, text } =
  asking<QuestionKey>()

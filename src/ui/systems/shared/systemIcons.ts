import { createContext } from 'react'
import type { IconName } from '../../parts/signs/Icon'
import { weaponIcon } from './weaponIcon'

/** What a system's things are drawn as. The rules name no icon: each system has a table of its own. */
export interface SystemIcons {
  /** A condition, by the code of its badge. */
  condition(code: string): IconName
  /** An action, by the type of its command. */
  action(type: string): IconName
  /** A weapon or what is carried, by its name. */
  weapon(name: string): IconName
}

type Table = Readonly<Record<string, IconName>>

/** What is called the same in more than one system, and looks alike there. */
const CONDITIONS: Table = {
  dead: 'dead',
  dying: 'bleeding',
  down: 'prone',
  unconscious: 'unconscious',
  bloodied: 'bloodied',
  harmed: 'harmed',
  prone: 'prone',
  surprised: 'surprised',
  hidden: 'hidden',
  cover: 'wall',
  stunned: 'stunned',
  bleeding: 'bleeding',
  burning: 'burning',
  broken: 'broken',
  marker: 'marker',
}

const ACTIONS: Table = {
  attack: 'attack',
  move: 'move',
  step: 'step',
  takeTurn: 'move',
  turn: 'move',
  begin: 'encounter',
  endTurn: 'endTurn',
  pass: 'endTurn',
  nothing: 'endTurn',
  end: 'endTurn',
  dropItem: 'drop',
  interact: 'hand',
}

/** The icons of a system: its own tables before what all have in common. */
export function systemIcons(own: { conditions?: Table; actions?: Table }): SystemIcons {
  return {
    condition: code => own.conditions?.[code] ?? CONDITIONS[code] ?? 'marker',
    action: type => own.actions?.[type] ?? ACTIONS[type] ?? 'task',
    weapon: weaponIcon,
  }
}

/** The icons of the system whose turn order is drawn. */
export const IconsContext = createContext<SystemIcons>(systemIcons({}))

import { conditions } from '~/table/contract/conditions'

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. */
export const CONDITION = conditions(['turnStart', 'turnEnd', 'round', 'combat', 'fall'], {
  // How many attempts are left is the drama of a pc, and a secret of an npc.
  dying: { icon: 'bleeding', open: 'heroes' },
  down: { icon: 'prone', plain: true },
  stable: { icon: 'unconscious', words: 'down', plain: true },
  defeated: { icon: 'prone', words: 'down', plain: true },
  dead: { icon: 'dead', plain: true },
  evading: { icon: 'dodge', plain: true, mark: 'fight', ends: ['turnStart', 'fall', 'combat'] },
  hidden: { icon: 'hidden', open: 'heroes', mark: 'fight' },
  /** A Medic has succeeded. */
  tended: { icon: 'bandage', words: 'tended by a Medic', open: 'heroes', mark: ['hp'] },
  armour: { icon: 'guard', plain: true },
  marker: { icon: 'marker', plain: true },
})

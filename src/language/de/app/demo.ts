import type { Translation } from '../../translation'

export const DEMO: Translation['app/demo'] = {
  fight: 'Die Zollbrücke',
  heroes: 'Helden',
  guards: 'Zollwachen',
  captain: 'Zollhauptmann',
  guard: 'Wache',
  archer: 'Schütze',
  bowman: 'Bogenschütze',
}

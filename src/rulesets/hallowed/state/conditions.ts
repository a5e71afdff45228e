import { conditions } from '~/table/contract/conditions'

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. `fall` is death. */
export const CONDITION = conditions(['round', 'combat', 'fall'], {
  // Of whoever is surprised before the fight only the GM knows.
  surprised: { icon: 'surprised', mark: 'fight', ends: ['round', 'combat'] },
  prone: { icon: 'prone', plain: true, mark: ['stress', 'wounds'] },
  fullDefense: {
    icon: 'guard',
    badge: 'guarded',
    words: 'Full-Defense',
    label: 'Full-Defense',
    mark: 'fight',
    ends: ['round', 'combat', 'fall'],
  },
  stabilized: { icon: 'bandage', mark: ['wounds'], ends: ['fall'] },
  dead: { icon: 'dead', plain: true, mark: ['wounds'] },
  routed: { icon: 'fled', plain: true, mark: 'fight', ends: ['combat'] },
  surrendered: { icon: 'surrendered', plain: true, mark: 'fight' },
  /** The other sides do not perceive it. */
  hidden: { icon: 'hidden', label: 'Hidden from the other sides', open: 'gm', mark: 'fight' },
  // What is worked out from the rest of the sheet.
  dying: { icon: 'bleeding', open: 'gm' },
  incapacitated: { icon: 'unconscious', plain: true },
  unconscious: { icon: 'unconscious', plain: true },
  paralyzed: { icon: 'bound' },
  breathless: { icon: 'poisoned', words: 'cannot breathe' },
  blinded: { icon: 'blinded' },
  deafened: { icon: 'deaf' },
  mute: { icon: 'deaf' },
  concussed: { icon: 'stunned' },
  injury: { icon: 'injury' },
  condition: { icon: 'sick' },
  marker: { icon: 'marker', plain: true },
})

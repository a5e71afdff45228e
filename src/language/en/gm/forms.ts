import { catalogue } from '../../spoken'

/** The small forms that work on everybody selected. */
export const FORMS = catalogue('gm/forms', {
  titles: {
    damage: 'Damage',
    heal: 'Heal',
    marker: 'Marker',
    rename: 'Rename',
    picture: 'Picture',
    duplicate: 'Duplicate',
  },
  nobody: 'nobody is selected',
  back: 'Back',
  name: 'Name',
  letters: 'Letters on the token',
  pictureStays: 'The picture stays, under the new name too.',
  takePicture: 'Take the picture away',
  howMany: 'How many more of each',
  asTheyStand: 'As they stand, but new to the fight; each beside its side.',
  points: {
    alone: 'or by the number alone',
    off: 'Points taken off',
    back: 'Points given back',
    pool: 'Pool',
    takeOff: 'Take off',
    giveBack: 'Give back',
  },
  marker: {
    words: 'Words of the marker',
    like: 'Blessed',
    shared: 'shown to players',
    ends: 'ends by itself',
    when: 'When it ends',
    atStart: 'at the start',
    atEnd: 'at the end',
    whose: 'Whose turn ends it',
    ofTurn: (name: string) => `of ${name}’s turn`,
    inRound: 'in round',
    round: 'Round',
    mark: 'Mark',
  },
})

import { catalogue } from '../spoken'

/** What only Ratbags has. */
export const RATBAGS = catalogue('ratbags.RATBAGS', {
  now: 'now',
  ability: 'Ability that is damaged',
  amount: 'Amount of damage, or nothing for 1d4',
  marks: { dead: 'Dead', spared: 'Beaten, alive', surrendered: 'Surrenders', rallied: 'Rallies' },
  healed: (scar: string) => `${scar}: healed`,
  takeOver: 'Take over',
  takeOverHireling: 'Take over a hireling',
  hireling: 'Hireling',
  likely: 'Likely action, shown to the players',
  show: 'Show intent',
  rests: {
    rest: 'Ten minutes',
    night: 'A full night',
    week: 'A week with a healer',
    treat: 'Treat the dying',
    deprivation: 'A day of deprivation',
    pass: 'Ten minutes pass',
  },
})

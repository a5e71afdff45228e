import { catalogue } from '../../spoken'

/** What is said when something that was called for cannot be. */
export const NOTICES = catalogue('store/notices', {
  notPlayed: 'Fray does not know how to go on for them. You play them from here.',
  noAdvice: 'Tactics advise nothing here. Play this by hand.',
  nothingForPlayers: 'There is nothing for the players yet: combat has not begun.',
  unreadable: 'This fight cannot be read. The file has what was kept of it, for somebody to look into.',
  asked: 'Something is being asked on this map: answer it first, then change the map.',
  otherFight: 'Another fight was opened meanwhile; nothing was changed.',
  mapStays: 'The map stays as it was; what was in the way stands below the map.',
  noConversion: (rules: string, why: string) => `This fight cannot be taken over into ${rules}: ${why}`,
  meanwhile: 'Something was done meanwhile. Work the forecast out anew.',
  worker: 'The worker did not start.',
  blank: 'Blank grid',
})

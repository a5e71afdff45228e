import { catalogue } from '../../spoken'

/** All keys and what they do. */
export const KEYS = catalogue('gm/keys', {
  title: 'Keys',
  closes: '? or Esc closes the list',
  close: 'Close the list of keys',
  now: 'Actions just now',
  closed: 'What is closed now, and why',
  suggested: 'Play on as suggested',
  round: 'Everybody as suggested until the round is over',
  always: 'Always',
  take: 'Take what is lit, go on',
  back: 'Step back',
  tab: 'From control to control',
  digit: 'The face of a die that is asked, else the option with this number',
  map: 'On the map',
  arrows: 'The square that whoever moves may go to; else from token to token',
  square: 'Choose the square of the cursor',
  carry: 'Pick up and put down the token with the focus',
  waypoint: 'Waypoint',
  door: 'Open or close the door beside the cursor',
  zoom: 'Fit and zoom',
  space: 'Space',
  home: 'Home',
})

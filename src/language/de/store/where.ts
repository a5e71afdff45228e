import type { WHERE as EN } from '../../en/store/where'
import { plural } from '../grammar'

const TOWARDS = {
  north: 'nördlich',
  'north-east': 'nordöstlich',
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
}

export const WHERE: typeof EN = {
  lies: (squares, towards) =>
    towards === undefined
      ? 'hier'
      : `${squares} ${plural(squares, { one: 'Feld', other: 'Felder' })} ${TOWARDS[towards]}`,
}

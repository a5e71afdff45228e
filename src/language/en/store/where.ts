import { plural } from '../grammar'
import { catalogue } from '../../spoken'

type Compass = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west'

/** Where somebody is. */
export const WHERE = catalogue('store/where', {
  lies: (squares: number, towards: Compass | undefined) =>
    towards === undefined ? 'here' : `${squares} ${plural(squares, { one: 'square', other: 'squares' })} ${towards}`,
})

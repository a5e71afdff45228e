export { Forecast } from '../odds/Forecast'
export { Branches } from './Branches'
export { EndScreen } from './EndScreen'
export { Retcon } from './Retcon'

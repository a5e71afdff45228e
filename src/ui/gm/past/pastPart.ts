export { Forecast } from '../odds/Forecast'
export { Branches } from './Branches'
export { Retcon } from './Retcon'

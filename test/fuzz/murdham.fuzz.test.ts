import { fuzz } from './fuzz'
import { murdhamGame } from './murdhamGame'

fuzz(murdhamGame)

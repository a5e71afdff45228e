import { enduranceGame } from './enduranceGame'
import { fuzz } from './fuzz'

fuzz(enduranceGame)

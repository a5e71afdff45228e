import { enduranceGame } from './game'
import { fuzz } from '../fuzz'

fuzz(enduranceGame)

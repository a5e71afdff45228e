import { fuzz } from '../fuzz'
import { murdhamGame } from './game'

fuzz(murdhamGame)

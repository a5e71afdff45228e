import { fuzz } from '../fuzz'
import { tinyGame } from './game'

fuzz(tinyGame)

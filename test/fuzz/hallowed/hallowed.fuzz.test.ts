import { fuzz } from '../fuzz'
import { hallowedGame } from './game'

fuzz(hallowedGame)

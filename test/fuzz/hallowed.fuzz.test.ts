import { fuzz } from './fuzz'
import { hallowedGame } from './hallowedGame'

fuzz(hallowedGame)

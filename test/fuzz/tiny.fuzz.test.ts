import { fuzz } from './fuzz'
import { tinyGame } from './tinyGame'

fuzz(tinyGame)

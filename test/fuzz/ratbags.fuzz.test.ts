import { fuzz } from './fuzz'
import { ratbagsGame } from './ratbagsGame'

fuzz(ratbagsGame)

import { fuzz } from '../fuzz'
import { ratbagsGame } from './game'

fuzz(ratbagsGame)

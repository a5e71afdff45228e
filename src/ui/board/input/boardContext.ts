import { createContext, use } from 'react'
import type { Controls } from './controls'

/** The controls of the board around a part that was handed into it. */
export const BoardContext = createContext<Controls | null>(null)

/** @throws Error outside a board. */
export function useBoard(): Controls {
  const controls = use(BoardContext)
  if (!controls) throw new Error('A part of the board was used outside of it.')
  return controls
}

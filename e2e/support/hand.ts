import type { Page } from '@playwright/test'

/** A square of the map as it is spoken: columns and rows count from 1. */
export interface Square {
  column: number
  row: number
}

/** What a GM's hand does at the table; the mouse and the keyboard do the same things each in their own way. */
export interface Hand {
  /** Reads a file into the library. */
  importFile(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
  /** Presses a button of the library, of the encounter's panel or of the map's. */
  press(panel: 'Fights' | 'Encounter' | 'Map', button: string): Promise<void>
  /** Writes into a field of the library or of the encounter's panel. */
  write(panel: 'Fights' | 'Encounter', field: string, words: string): Promise<void>
  /** Picks an option of a list. */
  pick(panel: 'Fights' | 'Encounter', list: string, option: string): Promise<void>
  openPlayers(): Promise<Page>
  /** Selects somebody alone. */
  select(name: string): Promise<void>
  /** Carries somebody's token to a square and lets it go there. */
  carry(name: string, to: Square): Promise<void>
  /** Gives somebody the go. */
  go(name: string): Promise<void>
  /** Takes an action of the action bar. */
  act(action: string): Promise<void>
  /** Answers the open question with somebody who can be chosen on the map, or who may not be chosen. */
  aim(at: string): Promise<void>
  /** Answers the open question, or takes what is suggested while none is open. */
  choose(option: string): Promise<void>
  /** Types dice from the table into the open boxes and takes them. */
  roll(...faces: number[]): Promise<void>
  /** Puts the reason of a refusal away. */
  dismiss(): Promise<void>
  /** Goes back as far as there is something to undo. */
  undoAll(): Promise<void>
  /** Goes forward as far as there is something to redo. */
  redoAll(): Promise<void>
}

/** What the GM is told about the keeping of the open fight. */
export interface Status {
  /**
   * `saved`: everything is on disk. `writing`: something is on its way, too briefly to speak of. `saving`: for over a
   * second. `not saved`: play goes on in memory. `memory only`: this browser keeps nothing. `read only`: this window
   * does not write the fight.
   */
  readonly state: 'saved' | 'writing' | 'saving' | 'not saved' | 'memory only' | 'read only'
  /** What is wrong and what to do about it; empty while all is well. */
  readonly words: string
  /** Whether the browser promised not to throw the data away by itself; null: not asked, or it cannot be asked. */
  readonly persisted: boolean | null
  /** Rows that are not on disk. */
  readonly unsaved: number
  /** Only read because another window writes the fight, or did: this one may take it over. */
  readonly canTakeOver: boolean
  /** False: the mirror could not be written and is behind. */
  readonly mirrored: boolean
}

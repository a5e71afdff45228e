/** What is given to whatever looks into a file. */
export interface FileMeans {
  /** Says what was done, with the way back. */
  onToast(said: { words: string; undo?: () => void }): void
  /** A picture is to be cut round for the tokens of those who are selected: the table is wanted. */
  onToken(picture: File): void
  /** It stands on the library's page: there things are kept first, and come into a fight second. */
  keepsFirst?: boolean | undefined
}

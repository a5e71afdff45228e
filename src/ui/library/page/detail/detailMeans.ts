import type { ComponentType } from 'react'

/** What is shown after something was done. */
export interface Said {
  words: string
  undo?: () => void
}

/** What is given to whatever shows an entry whole. */
export interface DetailMeans {
  onToast(said: Said): void
  /** A fight was opened: the table is wanted. */
  onClose(): void
  /** A picture is to be cut round for the tokens of those who are selected. */
  onToken(picture: File): void
  /** The key that brings what is chosen into the fight; undefined where single letters do nothing. */
  addKey: string | undefined
  /** The sheet that lies on the bench. */
  Sheet: ComponentType
}

/** A line from who aims to whom is aimed at, by their tokens. */
export interface Aim {
  readonly from: string
  readonly to: string
  /** It may not be chosen. */
  readonly isClosed: boolean
}

/** What the next click or Enter chooses. */
export type Picking =
  | {
      readonly kind: 'token'
      /** The tokens in question; a sentence says why one cannot be chosen. Others are greyed. */
      readonly options: ReadonlyMap<string, string | null>
      onPick(token: string): void
      /** A closed one was chosen all the same. */
      onClosed?(token: string, whyNot: string): void
      onCancel(): void
      /** The pointer or the keyboard has come to one, or has left it: null. */
      onAim?(token: string | null): void
    }
  | {
      readonly kind: 'square'
      /** Why a square cannot be chosen; null: it can. */
      whyNot?(cell: number): string | null
      onPick(cell: number): void
      onCancel(): void
    }

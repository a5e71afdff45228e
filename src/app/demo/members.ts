import type { Id, Json } from '~/engine'

/** Somebody in the demo fight: by a ready-made sheet, where the rules have it. */
export interface Member {
  readonly name: string
  readonly preset: string
  /** Column and row, from 0. */
  readonly at: readonly [number, number]
  readonly known?: 'absent'
}

/** A side of the demo fight. */
export interface Party {
  readonly name: string
  readonly show: 'exact' | 'words'
  readonly members: readonly Member[]
  /** What is otherwise on the ready-made sheets of its members, by their names. */
  readonly own?: Readonly<Record<string, { readonly [field: string]: Json }>>
}

/** Who fights in the demo, and how it begins. */
export interface Cast {
  readonly sides: readonly Party[]
  /** Zones of the map, for rules that count in them. */
  readonly zones?: {
    readonly rows: readonly string[]
    readonly named: readonly (readonly [letter: string, name: string, exit?: 'exit'])[]
  }
  /** Answers that begin combat, by the sides in their order. What is not among them is answered as proposed. */
  begin?(sides: readonly Id[]): { readonly [key: string]: Json }
}

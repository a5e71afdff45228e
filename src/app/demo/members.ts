import type { Id, Json } from '~/engine'

/** Somebody in the demo fight: by a ready-made sheet, where the rules have it. */
export interface Member {
  name: string
  preset: string
  /** Column and row, from 0. */
  at: readonly [number, number]
  known?: 'absent'
}

/** Who fights in the demo, and how it begins. */
export interface Cast {
  sides: readonly { name: string; show: 'exact' | 'words'; members: readonly Member[] }[]
  /** Zones of the map, for rules that count in them. */
  zones?: { rows: readonly string[]; named: readonly (readonly [letter: string, name: string, exit?: 'exit'])[] }
  /** The answers with which combat begins, by the sides in their order. */
  begin(sides: readonly Id[]): { readonly [key: string]: Json }
}

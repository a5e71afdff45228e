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

export const heroes = {
  name: 'Heroes',
  show: 'exact',
  members: [
    { name: 'Roland', preset: 'Roland', at: [8, 9] },
    { name: 'Boudica', preset: 'Boudica', at: [9, 10] },
    { name: 'Agnessa', preset: 'Agnessa', at: [6, 9] },
    { name: 'Clementine', preset: 'Clementine', at: [6, 10] },
  ],
} as const

export const guards = {
  name: 'Toll guards',
  show: 'words',
  members: [
    { name: 'Toll captain', preset: 'captain', at: [17, 9] },
    { name: 'Guard', preset: 'guard', at: [16, 8] },
    { name: 'Guard', preset: 'guard', at: [16, 10] },
    { name: 'Archer', preset: 'archer', at: [18, 11] },
    // Waits in the toll house; the players do not know of him.
    { name: 'Crossbowman', preset: 'archer', at: [19, 5], known: 'absent' },
  ],
} as const

/** Two sides on the bridge. */
const plain: Cast = {
  sides: [heroes, guards],
  begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
}

/** The cast by these rules; loaded where it is another than the one that a first visit sees. */
export async function castOf(ruleset: string): Promise<Cast> {
  return ruleset === 'murdham' ? (await import('./murdhamCast')).murdham : plain
}

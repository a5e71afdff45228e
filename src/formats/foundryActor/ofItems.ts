import * as v from 'valibot'
import type { Creature } from '~/engine/creature'
import { CREATURES, FILE } from '~/words/en/files'
import { Fields } from '../creatures/fields'
import { label } from '../report/label'
import type { ProblemList } from '../report/problemList'

/** What the rules of an actor make of its system's data and its items. */
export type OfRules = Pick<Creature, 'numbers' | 'attacks' | 'armour' | 'critical'> & {
  notes: readonly string[]
  isDetachment?: boolean
  squares?: number
}

/** An item of an actor: its name, its kind, and the data of its system. */
export interface ActorItem {
  readonly name: string
  readonly type: string
  readonly data: Fields
}

const MOST_NAME = 60

/**
 * The items of an actor, as version 8 writes them and as later ones do. One without a name is told and has none; those of which
 * there is but an id lie in records of their own, as packs from version 11 on keep them, and are counted.
 */
export function itemsOf(list: readonly unknown[], place: string, problems: ProblemList): ActorItem[] {
  const ids = list.filter(entry => typeof entry === 'string').length
  if (ids > 0) problems.add('left out', place, CREATURES.itemIds(ids))
  return list.flatMap((entry, i) => {
    if (typeof entry === 'string') return []
    const outer = new Fields(entry, CREATURES.item(place, i + 1), problems)
    const name = label(outer.read('name', v.string()) ?? '')
      .replace(/\*+$/, '')
      .trim()
      .slice(0, MOST_NAME)
    const fields = new Fields(entry, name === '' ? outer.place : `${place}, ${CREATURES.itemNamed(name)}`, problems)
    const type = fields.read('type', v.string()) ?? ''
    return [{ name: name || FILE.unnamed, type, data: fields.inside(fields.has('system') ? 'system' : 'data') }]
  })
}

/** "Dagger (slots 1; …)": an item with what else its file says of it. */
export function itemWords(name: string, ...more: readonly (string | undefined)[]): string {
  const said = more.filter(one => one !== undefined && one !== '')
  return said.length === 0 ? name : `${name} (${said.join('; ')})`
}

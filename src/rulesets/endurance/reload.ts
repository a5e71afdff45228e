import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import type { Endurance } from './types'

/** A weapon is loaded again, after as many actions as it takes. */
export const reload = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-28'],
  'reload',
  function* (w, who, { item: itemId }) {
    const item = w.editSheet(who, 'items').find(i => i.id === itemId)
    if (!item?.weapon) return
    item.weapon.loaded = true
    w.emit({ type: 'reloaded', with: { who, item: item.name }, ...share(w.now, [who], { who }) })
  },
)

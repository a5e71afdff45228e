import { Command } from 'cmdk'
import { useState, type RefObject } from 'react'
import { useTable } from '~/store/useTable'
import type { BoardHandle } from '../../board/types'
import { setView, useView } from '../view'
import { paletteItems, rollItem } from './paletteItems'

/** Everything, by typing: actions with their targets, combatants, fights, rules, dice. Below the top bar, beside the map. */
export default function Palette({ map }: { map: RefObject<BoardHandle | null> }) {
  const start = useView(v => v.paletteText)
  const [typed, setTyped] = useState(start)
  const state = useTable()
  const dice = rollItem(typed, state.fight !== null)
  const items = paletteItems(state, map)
  const close = () => setView({ palette: false })
  return (
    <Command
      label="Everything, by typing"
      loop
      className="bg-surface border-line border-b"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <Command.Input
        autoFocus
        value={typed}
        onValueChange={setTyped}
        placeholder="attack captain · 2d6+3 · reveal · a name · a rule"
        className="w-full bg-transparent px-3 py-2 text-base"
      />
      <Command.List className="max-h-60 overflow-y-auto pb-1">
        <Command.Empty className="text-muted px-3 py-2">Nothing by that name.</Command.Empty>
        {[...dice, ...items].map(({ words, group, search, act }) => (
          <Command.Item
            key={`${group} ${words}`}
            value={`${words} ${group}`}
            keywords={[search ?? '', ...(dice.some(item => item.words === words) ? [typed] : [])]}
            className="data-[selected=true]:bg-raised flex cursor-default items-center gap-3 px-3 py-1 pointer-coarse:min-h-11"
            onSelect={() => {
              close()
              act()
            }}
          >
            <span className="min-w-0 flex-1 truncate">{words}</span>
            <span className="text-muted text-xs">{group}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

import { useState } from 'react'
import { DETAILS } from '~/words/en/library'
import type { EntryCard } from '~/store/entries/fightStanding'
import type { EntryActions } from '~/store/entries/entryActions'
import { actions, useTable } from '~/store/state'
import { PictureFile } from '../../parts/controls/FileButton'
import { MenuButton } from '../../parts/menus/MenuButton'
import type { MenuItem } from '../../parts/menus/items'
import type { DetailDeps } from './detail/CreatureDetail'
import { InTrash } from './detail/InTrash'
import { Name, Tags } from './detail/NameAndTags'
import { Thumb } from './Thumb'

const doing = (act: (entries: EntryActions) => unknown) => () => void actions.entries().then(act)

/** Letters of a name at most. */
const MOST_LETTERS = 60

/** Name, picture, system, where it came from, tags; and what every entry can have done to it. */
export function EntryHeader({ card, onToast }: DetailDeps & { card: EntryCard }) {
  const { id, name, kind, system, origin, picture, tags, trashed } = card
  const systemName = useTable(s => s.rulesets.find(one => one.id === system)?.name)
  const [renames, setRenames] = useState(false)
  const edit = (words: string, change: Parameters<EntryActions['edit']>[1]) =>
    doing(async entries => {
      const back = await entries.edit(id, change)
      if (back) onToast({ words, undo: () => void back() })
    })
  if (trashed !== undefined)
    return (
      <InTrash
        name={name}
        since={trashed}
        onBack={doing(({ restore }) => restore([id]))}
        onRemove={doing(({ remove }) => remove([id]))}
      />
    )
  const hasFace = picture !== undefined && kind !== 'map' && kind !== 'encounter'
  const items: readonly MenuItem[] = [
    { words: DETAILS.rename, icon: 'pencil', act: () => setRenames(true) },
    { words: DETAILS.duplicate, icon: 'plus', act: doing(({ duplicate }) => duplicate(id)) },
    ...(hasFace
      ? [{ words: DETAILS.picture.take, act: edit(DETAILS.picture.taken, () => ({ picture: undefined })) }]
      : []),
    {
      words: DETAILS.trash.into,
      icon: 'close',
      apart: true,
      act: doing(async ({ trash, restore }) => {
        if (await trash([id])) onToast({ words: DETAILS.trash.is(name), undo: () => void restore([id]) })
      }),
    },
  ]
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        {hasFace && <Thumb of={picture} className="size-14 shrink-0 rounded-lg" />}
        <div className="min-w-0 flex-1">
          <Name
            name={name}
            isOpen={renames}
            most={MOST_LETTERS}
            onDone={next => {
              setRenames(false)
              if (next !== undefined) edit(DETAILS.called(next), () => ({ name: next }))()
            }}
          />
          <p className="text-muted text-xs">{[systemName, origin].filter(Boolean).join(' · ')}</p>
        </div>
        <MenuButton
          look="quiet"
          items={items}
          aria-label={DETAILS.moreAbout(name)}
          title={DETAILS.more}
          className="size-8 !p-0 text-lg pointer-coarse:size-11"
        >
          …
        </MenuButton>
      </div>
      <Tags tags={tags} onTags={(change, words) => edit(words, now => ({ tags: change(now.tags) }))()}>
        {(kind === 'creature' || kind === 'party' || kind === 'handout') && picture === undefined && (
          <li>
            <PictureFile quiet onFile={file => doing(({ givePicture }) => givePicture(id, file))()}>
              {DETAILS.picture.give}
            </PictureFile>
          </li>
        )}
      </Tags>
    </header>
  )
}

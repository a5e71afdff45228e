import { useState } from 'react'
import type { EntryCard } from '~/store/entries/entry'
import type { EntryActions } from '~/store/entries/entryActions'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { IconButton } from '../../parts/controls/IconButton'
import { PictureFile } from '../../parts/controls/PictureFile'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { MenuButton } from '../../parts/menus/MenuButton'
import type { MenuItem } from '../../parts/menus/items'
import type { DetailMeans } from './detailMeans'
import { Thumb } from './Thumb'

const doing = (act: (entries: EntryActions) => unknown) => () => void actions.entries().then(act)

/** Name, picture, system, where it came from, tags; and what every entry can have done to it. */
export function EntryHeader({ card, onToast }: DetailMeans & { card: EntryCard }) {
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
      <header className="flex flex-col gap-2">
        <h2 className="display text-xl wrap-anywhere">{name}</h2>
        <p className="text-muted text-xs">In the trash since {new Date(trashed).toLocaleDateString()}.</p>
        <div className="flex flex-wrap gap-1.5">
          <Button look="primary" onClick={doing(({ restore }) => restore([id]))}>
            Give it back
          </Button>
          <Button look="danger" onClick={doing(({ remove }) => remove([id]))}>
            Delete for good
          </Button>
        </div>
      </header>
    )
  const items: readonly MenuItem[] = [
    { words: 'Rename', icon: 'pencil', act: () => setRenames(true) },
    { words: 'Duplicate', icon: 'plus', act: doing(({ duplicate }) => duplicate(id)) },
    ...(picture === undefined || kind === 'map' || kind === 'encounter'
      ? []
      : [{ words: 'Take the picture away', act: edit('The picture is taken away.', () => ({ picture: undefined })) }]),
    {
      words: 'Into the trash',
      icon: 'close',
      apart: true,
      act: doing(async ({ trash, restore }) => {
        if (await trash([id])) onToast({ words: `“${name}” is in the trash.`, undo: () => void restore([id]) })
      }),
    },
  ]
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        {picture !== undefined && kind !== 'map' && kind !== 'encounter' && (
          <Thumb of={picture} className="size-14 shrink-0 rounded-lg" />
        )}
        <div className="min-w-0 flex-1">
          {renames ? (
            <form
              onSubmit={event => {
                event.preventDefault()
                const next = formText(new FormData(event.currentTarget), 'name')
                setRenames(false)
                if (next !== '' && next !== name) edit(`It is called “${next}” now.`, () => ({ name: next }))()
              }}
            >
              <input
                ref={input => input?.select()}
                name="name"
                aria-label="Name"
                maxLength={60}
                defaultValue={name}
                className="field w-full"
                onKeyDown={event => {
                  if (event.key !== 'Escape') return
                  event.stopPropagation()
                  setRenames(false)
                }}
              />
            </form>
          ) : (
            <h2 className="display text-[1.375rem] leading-6 wrap-anywhere">{name}</h2>
          )}
          <p className="text-muted text-xs">{[systemName, origin].filter(Boolean).join(' · ')}</p>
        </div>
        <MenuButton
          look="quiet"
          items={items}
          aria-label={`More about ${name}`}
          title="More"
          className="size-8 !p-0 text-lg pointer-coarse:size-11"
        >
          …
        </MenuButton>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap items-center gap-1">
        {tags.map(tag => (
          <li key={tag} className="bg-raised inline-flex items-center rounded-full pl-2.5 text-xs">
            {tag}
            <IconButton
              icon="close"
              label={`Take the tag ${tag} away`}
              className="size-6!"
              onClick={edit(`The tag ${tag} is taken away.`, now => ({ tags: now.tags.filter(one => one !== tag) }))}
            />
          </li>
        ))}
        <li>
          <TagForm tags={tags} onTag={tag => edit(`It is tagged ${tag}.`, now => ({ tags: [...now.tags, tag] }))()} />
        </li>
        {(kind === 'creature' || kind === 'party' || kind === 'handout') && picture === undefined && (
          <li>
            <PictureFile quiet onFile={file => doing(({ givePicture }) => givePicture(id, file))()}>
              Picture …
            </PictureFile>
          </li>
        )}
      </ul>
    </header>
  )
}

function TagForm({ tags, onTag }: { tags: readonly string[]; onTag(tag: string): void }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button look="quiet" small onClick={() => setOpen(true)}>
        + tag
      </Button>
    )
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        const tag = formText(new FormData(event.currentTarget), 'tag')
        setOpen(false)
        if (tag !== '' && !tags.includes(tag)) onTag(tag)
      }}
    >
      <input
        ref={takeFocus}
        name="tag"
        aria-label="New tag"
        maxLength={40}
        className="field w-32"
        onBlur={() => setOpen(false)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setOpen(false)
        }}
      />
    </form>
  )
}

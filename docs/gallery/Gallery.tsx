import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Form, Key } from '~/ui/parts/controls/Button'
import { Choices } from '~/ui/parts/controls/Choices'
import { FileButton, PictureFile } from '~/ui/parts/controls/FileButton'
import { GiveButton } from '~/ui/parts/controls/GiveButton'
import { IconButton } from '~/ui/parts/controls/IconButton'
import { Stepper } from '~/ui/parts/controls/Stepper'
import { Tabs } from '~/ui/parts/controls/Tabs'
import { Dice } from '~/ui/parts/dice/Dice'
import { Bubble } from '~/ui/parts/menus/Bubble'
import { MenuButton } from '~/ui/parts/menus/MenuButton'
import { NumberField } from '~/ui/parts/menus/NumberField'
import { DialogBox } from '~/ui/parts/menus/overlays'
import { SearchList } from '~/ui/parts/menus/SearchList'
import { SelectBox, SelectField } from '~/ui/parts/menus/SelectBox'
import { DieShape } from '~/ui/parts/signs/DieShape'
import { addDrawings, LINES } from '~/ui/parts/signs/drawings'
import { FACE_ICONS } from '~/ui/parts/signs/faceIcons'
import { FURTHER_FACE_ICONS, LIBRARY_ICONS } from '~/ui/parts/signs/furtherFaceIcons'
import { FURTHER_ICONS } from '~/ui/parts/signs/furtherIcons'
import { GAME_ICONS, SKULL } from '~/ui/parts/signs/gameIcons'
import { EmptyNote, Icon, type IconName, Problem, Sentence } from '~/ui/parts/signs/Icon'
import { OutcomeSign } from '~/ui/parts/signs/OutcomeSign'
import { PoolBar } from '~/ui/parts/signs/PoolBar'
import { SideBadge } from '~/ui/parts/signs/SideBadge'
import { Skull } from '~/ui/parts/signs/TokenMark'
import { SIGNS } from '~/words/en/parts'
import '~/ui/parts/signs/fonts.css'
import '~/ui/gm/window/gm.css'

/**
 * Every part of the window by itself, in both themes, with the name by which the code has it: `npm run gallery`. It is no page of the
 * build. `test/gallery.test.ts` fails for a part that is missing here.
 */

const nothing = () => undefined

/** Something that is chosen, as a part that does not keep it itself needs. */
function Chosen<T>({ first, children }: { first: T; children(value: T, set: (value: T) => void): ReactNode }) {
  const [value, set] = useState(first)
  return children(value, set)
}

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <DialogBox title="A dialog" onClose={() => setOpen(false)}>
          It has the keyboard to itself. Escape closes it.
        </DialogBox>
      )}
    </>
  )
}

const FOES = ['Goblin', 'Guard', 'Troll'].map(name => ({ value: name, words: name }))
const SIDES = [0, 1, 2, 3, 4, 5]
const ICONS = Object.keys({ ...LINES, ...GAME_ICONS, ...SKULL, ...FURTHER_ICONS, ...LIBRARY_ICONS }) as IconName[]
const FACES = Object.keys({ ...FACE_ICONS, ...FURTHER_FACE_ICONS }) as IconName[]

/** Each part as it is shown, by the name of its component. */
export const PARTS: Readonly<Record<string, ReactNode>> = {
  Button: (
    <>
      <Button look="primary" hotkey="Enter">
        Primary
      </Button>
      <Button hotkey="A">Plain</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="danger">Danger</Button>
      <Button small>Small</Button>
      <Button closed>Closed</Button>
      <Button disabled>Disabled</Button>
    </>
  ),
  Key: <Key of="⇧D" />,
  IconButton: (
    <>
      <IconButton icon="plus" label="More" />
      <IconButton icon="plus" label="More" pressed />
      <IconButton icon="plus" label="More" disabled />
    </>
  ),
  GiveButton: (
    <form className="flex gap-2">
      <input className="field" aria-label="Name" name="name" required />
      <GiveButton onGiven={nothing}>Give</GiveButton>
    </form>
  ),
  Form: (
    <Form className="flex gap-2" onSent={nothing}>
      <input className="field" aria-label="Words" name="words" />
      <Button type="submit">Send</Button>
    </Form>
  ),
  Problem: <Problem>Evasion: at most 999</Problem>,
  Choices: (
    <Chosen first="one">
      {(value, set) => (
        <Choices
          label="How many"
          options={[
            ['one', 'One'],
            ['all', 'All'],
          ]}
          value={value}
          onChange={set}
        />
      )}
    </Chosen>
  ),
  Stepper: (
    <Chosen first={0}>
      {(value, set) => <Stepper label="Bonus" value={value} options={[-1, 0, 1, 2]} onChange={set} />}
    </Chosen>
  ),
  NumberField: (
    <>
      <NumberField label="Damage" min={0} max={99} defaultValue={7} />
      <NumberField label="Damage" min={0} max={99} large />
    </>
  ),
  SelectBox: (
    <Chosen first="Goblin">
      {(value, set) => <SelectBox label="Foe" options={FOES} value={value} onChange={set} />}
    </Chosen>
  ),
  SelectField: <SelectField label="Foe" name="foe" options={FOES} />,
  FileButton: (
    <>
      <FileButton onFiles={nothing}>A file …</FileButton>
      <FileButton quiet onFiles={nothing}>
        A file …
      </FileButton>
    </>
  ),
  PictureFile: <PictureFile onFile={nothing}>A picture …</PictureFile>,
  Tabs: (
    <Chosen first="sheet">
      {(value, set) => (
        <div className="w-64">
          <Tabs
            label="Panels"
            tabs={[
              ['sheet', 'Sheet', 'guard'],
              ['log', 'Log', 'attack'],
            ]}
            value={value}
            onChange={set}
          >
            <p className="p-2">The panel of {value}</p>
          </Tabs>
        </div>
      )}
    </Chosen>
  ),
  MenuButton: (
    <MenuButton
      items={[
        { words: 'Attack', icon: 'attack', hotkey: 'A', detail: '1 action', act: nothing },
        { words: 'Hide', closed: true, detail: 'In plain sight', act: nothing },
        { words: 'Leave', apart: true, act: nothing },
      ]}
    >
      Menu
    </MenuButton>
  ),
  SearchList: (
    <Chosen first="">
      {(typed, type) => {
        const rows = FOES.filter(({ words }) => words.toLowerCase().includes(typed.toLowerCase()))
        return (
          <div className="border-line w-64 border">
            <SearchList
              label="Foes"
              placeholder="Which foe?"
              typed={typed}
              onType={type}
              rows={rows.map(({ words }) => ({ key: words, shown: words }))}
              nothing="No foe of this name"
              onChoose={nothing}
            />
          </div>
        )
      }}
    </Chosen>
  ),
  DialogBox: <OpenedDialog />,
  Bubble: (
    <Chosen first={false}>
      {(isOpen, set) => (
        <>
          <Button id="hung-at" onClick={() => set(!isOpen)}>
            Hang it here
          </Button>
          {isOpen && (
            <Bubble at="#hung-at" label="Hint">
              A few words that hang at something.
            </Bubble>
          )}
        </>
      )}
    </Chosen>
  ),
  EmptyNote: (
    <EmptyNote icon="attack" title="Nobody is here yet">
      Add somebody.
    </EmptyNote>
  ),
  OutcomeSign: (
    <>
      {(Object.keys(SIGNS.outcomes) as (keyof typeof SIGNS.outcomes)[]).map(kind => (
        <OutcomeSign key={kind} kind={kind} />
      ))}
    </>
  ),
  PoolBar: (
    <>
      {(['red', 'blue', 'green', 'violet', undefined] as const).map((colour, i) => (
        <span key={i} className="w-20">
          <PoolBar colour={colour} label="Health" cur={3 * i} max={12} />
        </span>
      ))}
    </>
  ),
  SideBadge: (
    <>
      {SIDES.map(side => (
        <SideBadge key={side} side={side} letter="A" />
      ))}
      {SIDES.map(side => (
        <SideBadge key={side} side={side} name="Goblin" ring={[{ left: side, of: 5 }]} className="size-8" />
      ))}
    </>
  ),
  DieShape: (
    <>
      {[4, 6, 8, 10, 12, 20].map(sides => (
        <DieShape key={sides} sides={sides} look="open" className="size-8" />
      ))}
    </>
  ),
  Dice: (
    <Chosen first={0}>
      {(throws, set) => (
        <>
          <Button onClick={() => set(throws + 1)}>Throw</Button>
          <Dice
            key={throws}
            dice={[4, 6, 8, 10, 12, 20, 100].map(sides => ({ sides, face: sides - (throws % 3) }))}
            size={40}
            isFalling={throws > 0}
          />
        </>
      )}
    </Chosen>
  ),
  Skull: (
    <svg viewBox="-64 -64 228 228" width="60" height="60">
      <Skull ink="var(--side-1)" />
    </svg>
  ),
  Sentence: (
    <p>
      <Sentence parts={[<b key="name">Roland</b>, ' hits the guard.']} />
    </p>
  ),
  Icon: <Drawings names={ICONS} />,
}

function Drawings({ names }: { names: readonly IconName[] }) {
  return names.map(name => (
    <span key={name} className="grid w-20 justify-items-center gap-1 text-center text-xs">
      <Icon name={name} size={28} />
      {name}
    </span>
  ))
}

/** All parts, each under its name, and the faces that names tell. */
function Gallery() {
  return (
    <main className="bg-surface text-ink h-full overflow-auto p-6">
      <header className="mb-4 flex items-center gap-4">
        <h1 className="display text-2xl">The window’s parts</h1>
        {(['dark', 'light'] as const).map(theme => (
          <Button key={theme} onClick={() => (document.documentElement.dataset.theme = theme)}>
            {theme}
          </Button>
        ))}
      </header>
      <div style={{ columns: '30rem' }}>
        {[...Object.entries(PARTS), ['Faces', <Drawings key="faces" names={FACES} />] as const].map(([name, part]) => (
          <section key={name} aria-label={name} style={{ paddingBlock: '0.75rem' }}>
            <h2 className="text-muted mb-2 text-sm">{name}</h2>
            <div className="flex flex-wrap items-center gap-3">{part}</div>
          </section>
        ))}
      </div>
    </main>
  )
}

addDrawings({ ...FURTHER_ICONS, ...FURTHER_FACE_ICONS, ...LIBRARY_ICONS })
if (typeof document !== 'undefined') createRoot(document.getElementById('root')!).render(<Gallery />)

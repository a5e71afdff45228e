import { createElement, Fragment, memo, type ReactNode, useSyncExternalStore } from 'react'
import { hasDrawing, LINES, onDrawings, solidDrawing } from './drawings'
import type { FaceName } from './faces'
import type { LIBRARY_ICONS } from './furtherFaceIcons'
import type { FURTHER_ICONS } from './furtherIcons'
import type { GAME_ICONS, SKULL } from './gameIcons'

type LineName = keyof typeof LINES

export type IconName =
  | LineName
  | keyof typeof GAME_ICONS
  | keyof typeof SKULL
  | keyof typeof FURTHER_ICONS
  | keyof typeof LIBRARY_ICONS
  | FaceName

/**
 * The drawing of this name, as rules declare it of their actions and conditions. `usual`: where nothing is declared. One of which there
 * is none is a flag.
 */
export const drawingOf = (name: string | undefined, usual: IconName): IconName =>
  (name as IconName | undefined) ?? usual

interface IconProps {
  name: IconName
  /** In pixels. */
  size?: number
  className?: string
}

/** A drawing in the colour of the text around it. Decoration only: the words stand beside it, or name the control. */
export const Icon = memo(function Icon({ name, size = 16, className = '' }: IconProps) {
  const line = isLine(name)
  return (
    <svg
      width={size}
      height={size}
      viewBox={line ? '0 0 16 16' : '0 0 128 128'}
      // No drawing is larger than its field; to clip it would be one more thing to do for every icon in every frame.
      overflow="visible"
      aria-hidden="true"
      className={`shrink-0 ${line ? 'icon-line' : 'icon-solid'} ${className}`}
    >
      {line || hasDrawing(name) ? <path d={line ? LINES[name] : solidDrawing(name)} /> : <Late name={name} />}
    </svg>
  )
})

/** A drawing that is still on its way: nothing stands there until it has come. */
function Late({ name }: { name: IconName }) {
  const isHere = useSyncExternalStore(onDrawings, () => hasDrawing(name))
  return isHere && <path d={solidDrawing(name)} />
}

function isLine(name: IconName): name is LineName {
  return name in LINES
}

/** Where nothing is yet: what will be here, and the next thing to do. */
export function EmptyNote({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="text-muted grid justify-items-center gap-2 p-6 text-center">
      <Icon name={icon} size={36} />
      <p className="display text-ink text-lg">{title}</p>
      <div className="max-w-72">{children}</div>
    </div>
  )
}

/** What is wrong, said aloud as well; nothing while nothing is. */
export function Problem({
  id,
  className = 'text-xs',
  children,
}: {
  id?: string
  className?: string
  children: ReactNode
}) {
  if (!children) return null
  return (
    <p id={id} role="alert" className={`text-danger ${className}`}>
      {children}
    </p>
  )
}

/** A sentence of a catalogue with elements in it, in the order of its language. They stand where they are: none needs a key. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}

/** By what stands in the name; the first that fits. A GM calls weapons as he likes: what has no picture is a sword. */
const WEAPON_KINDS: readonly (readonly [kind: RegExp, icon: IconName])[] = [
  [/crossbow/, 'crossbow'],
  [/bow|sling|arrow/, 'bow'],
  [/dagger|knife|dirk|stiletto/, 'dagger'],
  [/spear|pike|lance|javelin|halberd|glaive|trident|polearm/, 'spear'],
  [/axe|hatchet/, 'axe'],
  [/mace|club|hammer|flail|morning ?star|maul|sap|cudgel/, 'mace'],
  [/shield|buckler/, 'guard'],
  [/wand/, 'wand'],
  [/staff|stave/, 'staff'],
  [/fist|hand|punch|unarmed|kick/, 'fist'],
  [/bite|claw|fang|talon|tail|horn/, 'claws'],
  [/flask|potion|bottle|draught/, 'potion'],
  [/bomb|grenade|fire/, 'blast'],
]

/** The picture of a weapon, by its name. */
export function weaponIcon(name: string): IconName {
  const words = name.toLowerCase()
  return WEAPON_KINDS.find(([kind]) => kind.test(words))?.[1] ?? 'attack'
}

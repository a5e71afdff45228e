import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { WINDOW } from '~/words/en/window'
import { usePart, type LoadPart } from '../../parts/hooks/usePart'
import type * as PastPart from '../past/pastPart'
import type { PictureForm } from '../picture/PictureForm'
import type * as PanelsPart from './panelsPart'
import type * as ScreensPart from '../screens/ScreensPanel'
import type { Viewed } from '~/store/players/players'
import type { Toast } from '../state/windowState'

/** What the list of fights in the side panel is given by the window. */
export interface FightsProps {
  /** The files that were chosen, or dropped somewhere on the window; none: nothing is looked into. */
  files: readonly File[]
  onFiles(files: readonly File[]): void
  onToast(toast: Toast): void
  /** The library's page is wanted. */
  onLibrary(): void
  /** A fight was made, and waits for its combatants. */
  onMade(): void
}

/** What the library's page is given by the window in which it takes the table's place. */
export interface LibraryProps extends Pick<FightsProps, 'files' | 'onFiles' | 'onToast'> {
  onClose(): void
}

/** The parts of the GM's window that load when they are opened; which files they are is said in `src/app/parts.ts`. */
export interface GmParts {
  library: LoadPart<{ Fights: ComponentType<FightsProps>; Library: ComponentType<LibraryProps> }>
  panels: LoadPart<typeof PanelsPart>
  files: LoadPart<{ PictureForm: typeof PictureForm }>
  past: LoadPart<typeof PastPart>
  screens: LoadPart<typeof ScreensPart>
  playersView: LoadPart<{ Preview: ComponentType<{ viewed: Viewed | null }> }>
}

export const PartsContext = createContext<GmParts | null>(null)

type Loaded<K extends keyof GmParts> = Awaited<ReturnType<GmParts[K]>>

interface PartProps<K extends keyof GmParts> {
  name: K
  /** It lies over the window and takes no room in it: nothing stands there until it is drawn. */
  over?: boolean
  children: (part: Loaded<K>) => ReactNode
}

/** A part of the window by its name, drawn as soon as it is here. Until then its room says that it is opening, or that it could not be had. */
export function Part<K extends keyof GmParts>({ name, over = false, children }: PartProps<K>) {
  const parts = use(PartsContext)
  if (!parts) throw new Error('A part of the window was drawn outside of it.')
  const part = usePart(parts[name] as LoadPart<Loaded<K>>)
  if (part === 'loading') return over ? null : <p className="text-muted p-3">{WINDOW.opening}</p>
  if (part === 'failed')
    return (
      <p role="alert" className={over ? 'sr-only' : 'p-3'}>
        {WINDOW.notLoaded}
      </p>
    )
  return children(part)
}

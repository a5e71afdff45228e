import type { Creature, Id, PreparedFight, Row, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { WholeFight } from '~/storage'
import type { TableTypes } from '~/table'
import type { PlacedPicture } from '~/table/map/board'

/** What says how a picture lies on a map: the map's size in squares, pixels a square, and where the picture's corner lies, in squares. */
interface MapScale {
  readonly width: number
  readonly height: number
  readonly pixelsPerSquare: number
  readonly pictureAt: { readonly x: number; readonly y: number }
}

/** Width and height in pixels. */
type Pixels = Pick<PlacedPicture, 'width' | 'height'>

/** Pixels a square of a picture that was given beside its map: as the file says; where the two do not fit, as wide as the map. */
export function pixelsBeside({ width, height, pixelsPerSquare }: Omit<MapScale, 'pictureAt'>, picture: Pixels): number {
  const isOff = (pixels: number, squares: number) => Math.abs(pixels / pixelsPerSquare - squares) >= 1
  return isOff(picture.width, width) || isOff(picture.height, height) ? picture.width / width : pixelsPerSquare
}

/** Where a picture lies on its map, in squares. */
export function pictureOnMap({ pixelsPerSquare, pictureAt }: MapScale, { width, height }: Pixels) {
  return { ...pictureAt, width: width / pixelsPerSquare, height: height / pixelsPerSquare }
}

/** What a file turned out to be, for the preview. `problems` are sentences. */
export type FileFound =
  | {
      kind: 'map'
      name: string
      width: number
      height: number
      walls: number
      portals: number
      /** What is drawn of it where there is no picture. */
      grid: GridMap
      problems: readonly string[]
      preview: string | null
      /** How its picture lies on it; `pixels`: the size of that in the file, null where there is none. */
      scale: Pick<MapScale, 'pixelsPerSquare' | 'pictureAt'> & {
        readonly pixels: { width: number; height: number } | null
      }
      /** Where its picture lies that is not in the file; empty: it names none. Null: it has its picture. */
      missing: string | null
      token: string
      /** All maps in the file, this one among them, where there are several: floors of a scene, scenes of a pack. */
      choices?: readonly MapChosen[]
    }
  | {
      kind: 'picture'
      name: string
      pixels: { width: number; height: number }
      problems: readonly string[]
      preview: string
      token: string
    }
  | {
      kind: 'creatures'
      name: string
      /** "Improved Initiative, library". */
      format: string
      creatures: readonly Creature[]
      /** Characters of the players among them. */
      party: readonly Creature[]
      fights: readonly PreparedFight[]
      problems: readonly string[]
    }
  | { kind: 'fight'; name: string; problems: readonly string[]; token: string }
  /** Everything of a library, as Fray has backed it up. */
  | { kind: 'backup'; name: string; problems: readonly string[] }
  | { kind: 'refused'; name: string; problems: readonly string[] }

/** One of several maps in a file, as it is shown once it is chosen. */
export interface MapChosen {
  /** What it is called among the others. */
  readonly name: string
  readonly found: Omit<Extract<FileFound, { kind: 'map' }>, 'choices'>
}

/** A map for a new fight: a blank grid, or what a file brought. */
export type MapGiven =
  | { kind: 'blank'; width: number; height: number }
  | {
      kind: 'file'
      found: Extract<FileFound, { kind: 'map' | 'picture' }>
      /** How squares lie over a plain picture, in its pixels: their side, and the corner of the first. */
      grid?: { pixelsPerSquare: number; left: number; top: number }
      /** The picture of a map that came without. */
      picture?: Extract<FileFound, { kind: 'picture' }>
    }

/** A map as it is kept: its geometry, and where its picture lies on it. */
export interface KeptMap {
  id: Id
  name: string
  grid: GridMap
  /** The picture's id and the place of its corners, in squares; null: a blank grid. */
  picture: { id: string; x: number; y: number; width: number; height: number } | null
}

/** A map out of a file, its picture not yet kept. */
export interface GivenMap {
  name: string
  grid: GridMap
  picture: { blob: Blob; x: number; y: number; width: number; height: number } | null
  /** Squares that a new fight on it has painted as difficult ground. */
  difficult?: readonly number[]
  /** What a new fight on it has for the GM to read at squares. */
  pins?: readonly { cell: number; title: string; text: string }[]
  /** What the file tells of the place: the notes of a new fight on it. */
  about?: string
}

/** A fight out of a file, checked. */
export interface GivenFight {
  name: string
  ruleset: string
  tags?: readonly string[]
  map: GivenMap
  /** Pictures of its tokens that may not be kept here yet. */
  pictures: readonly Blob[]
  start: Snapshot<TableTypes>
  rows: readonly Row[]
}

/** Files in and out, away from the main thread. */
export interface Files {
  /** What is in the file. Nothing changes; what was found is remembered by its token. Rejects only when it is cancelled. */
  read(file: File, signal?: AbortSignal): Promise<FileFound>
  /** A picture out of which a token is to be cut, decoded, or what is wrong with the file in sentences. Never rejects. */
  picture(file: File): Promise<ImageBitmap | { readonly problems: readonly string[] }>
  /** Rejects with a sentence. */
  map(given: Extract<MapGiven, { kind: 'file' }>): Promise<GivenMap>
  /** Rejects with a sentence. */
  fight(token: string): Promise<GivenFight>
  /** The fight as one file, with those of its pictures that are `kept`; `problems` are sentences. */
  pack(
    fight: WholeFight,
    kept: (picture: string) => Promise<Blob | undefined>,
  ): Promise<{ readonly file: Blob; readonly problems: readonly string[] }>
  /** Everything that a backup holds, as one file. */
  packBackup(backup: BackupContent): Promise<Blob>
  /** Rejects with a sentence what is no backup; `problems` are sentences. */
  unpackBackup(file: File): Promise<BackupContent & { readonly problems: readonly string[] }>
}

/** What a backup holds: entries as plain data, fights as the bytes of their own files, pictures. */
export interface BackupContent {
  readonly entries: readonly unknown[]
  readonly fights: readonly { readonly id: string; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
  readonly pictures: readonly { readonly id: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

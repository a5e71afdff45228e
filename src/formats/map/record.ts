import type { Portal, Segment } from '~/grid/map/gridMap'
import { FILE } from '~/words/en/files'
import type { PictureBytes } from '../picture'
import { label } from '../report/label'
import type { ImportProblem } from '../report/problem'

/** A place in squares, from the top left corner of a map or of whatever a file counts from; y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A door, window or archway. Walls are interrupted where it stands, so that leaving it out leaves a hole. */
export interface MapPortal extends Portal {
  /** Stands apart from the walls. */
  readonly freestanding: boolean
}

export interface MapLight extends Point {
  /** Squares. */
  readonly range: number
  readonly intensity: number
  /** `#rrggbb`. */
  readonly colour: string
  /** 0 to 1. */
  readonly opacity: number
  readonly shadows: boolean
}

/** Something to read at a square, for the GM alone. */
export interface MapNote extends Point {
  /** As the printed map numbers it; empty: it does not. */
  readonly title: string
  readonly text: string
}

/** The map's picture: in the file, somewhere else (a path or address that is shown and never fetched), or nowhere. */
export type MapPicture<Picture> =
  | { readonly kind: 'embedded'; readonly picture: Picture }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'none' }

/** A battle map as read from a file, whatever its format. `Picture` changes when the picture is decoded. */
export interface MapRecord<Picture = PictureBytes> {
  readonly name: string
  /** Whole squares; the picture may end inside the last one. */
  readonly width: number
  readonly height: number
  /** Picture pixels a square; need not be whole. */
  readonly pixelsPerSquare: number
  /** Top left corner of the picture, in squares; 0, 0 unless a printed grid starts inside the picture. */
  readonly pictureAt: Point
  /** Segments of kind `wall` or `window`, all inside the map, in squares from its top left corner, y downwards. */
  readonly walls: readonly Segment[]
  /** Outlines of furniture, trees and the like, of kind `object`: the GM decides whether they block. */
  readonly objects: readonly Segment[]
  /**
   * `portal-1` and so on, numbered as in the file. Not closed is ambiguous in the wild: an open door, an archway or a
   * window.
   */
  readonly portals: readonly MapPortal[]
  readonly lights: readonly MapLight[]
  readonly picture: MapPicture<Picture>
  /** Squares of difficult ground; absent where the format knows none. */
  readonly difficult?: readonly Point[]
  /** For the GM alone; absent where the format knows none. */
  readonly notes?: readonly MapNote[]
  /** What the file tells of the place, for the GM alone. */
  readonly about?: string
  readonly origin: MapOrigin
}

/** One of several maps in a file: a floor of a scene, or a scene of a pack. Its picture lies elsewhere. */
export interface MapChoice {
  /** What it is called among the others. */
  readonly name: string
  readonly map: MapRecord<never>
  readonly problems: readonly ImportProblem[]
}

/** What a file holds of maps: the one that is taken unless the GM chooses another. */
export interface MapsFound<Picture = PictureBytes> {
  readonly map: MapRecord<Picture>
  /** All there are, where there are several; `first` is the number of `map` among them, from 0. */
  readonly choices?: readonly MapChoice[]
  readonly first?: number
}

/** Where the numbers of a map came from, to be shown beside them. */
export interface MapOrigin {
  /** In words: "Universal VTT 0.3", "Foundry VTT scene, version 8 or 9", "picture". */
  readonly format: string
  /** Which field or whose word gave width and height. */
  readonly size: 'map_size' | 'scene' | 'picture' | 'rooms'
  readonly pixelsPerSquare: 'pixels_per_grid' | 'grid' | 'picture' | 'GM' | 'none'
  /** Squares that were subtracted from every coordinate of the file. */
  readonly subtracted: Point
}

/** A picture that a file names by path or address: kept as a label to show, never fetched; and what to tell of it. */
export function pictureElsewhere(path: string): { picture: MapPicture<never>; what: string } {
  const shown = label(path)
  return {
    picture: { kind: 'elsewhere', path: shown },
    what: FILE.picture.elsewhere(shown),
  }
}

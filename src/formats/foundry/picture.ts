import { FILE, MAPS } from '~/words/en/files'
import { pictureElsewhere } from '../map/elsewhere'
import type { MapPicture, Point } from '../map/record'
import type { ProblemList } from '../report/problemList'
import type { Floor } from './floors'
import { isLater, type SceneFields } from './schema'

/** The picture of a scene or of a floor: always a path into somebody's files, which is named and never fetched. */
export function scenePicture(scene: SceneFields, floor: Floor | undefined, problems: ProblemList): MapPicture<never> {
  const path = floor?.picture ?? (isLater(scene) ? scene.background?.src : scene.img) ?? ''
  if (floor?.isMoved) problems.add('note', MAPS.foundry.picture, MAPS.foundry.moved)
  if (path === '') {
    problems.add('left out', MAPS.foundry.picture, FILE.picture.none)
    return { kind: 'none' }
  }
  const { picture, what } = pictureElsewhere(path)
  problems.add('left out', MAPS.foundry.picture, what)
  return picture
}

/** Top left corner of the picture, in squares of `size` pixels. */
export function pictureAt(scene: SceneFields, size: number): Point {
  const [x, y] =
    isLater(scene) && scene.background
      ? [scene.background.offsetX, scene.background.offsetY]
      : [scene.shiftX, scene.shiftY]
  return { x: -x / size || 0, y: -y / size || 0 }
}

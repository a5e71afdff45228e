import { FILE } from '~/language/en/formats/file'
import { MAPS } from '~/language/en/formats/maps'
import { pictureElsewhere } from '../map/elsewhere'
import type { MapPicture, Point } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { isLater, type SceneFields } from './schema'

/** The picture of a scene: always a path into somebody's files, which is named and never fetched. */
export function scenePicture(scene: SceneFields, problems: ProblemList): MapPicture<never> {
  const path = (isLater(scene) ? scene.background?.src : scene.img) ?? ''
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
  const [x, y] = isLater(scene)
    ? [scene.background?.offsetX ?? 0, scene.background?.offsetY ?? 0]
    : [scene.shiftX, scene.shiftY]
  return { x: -x / size || 0, y: -y / size || 0 }
}

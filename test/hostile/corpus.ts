import { hostileArchives } from './archives'
import { hostileCreatures } from './creatures'
import type { HostileFile } from './hostileFile'
import { hostileMaps } from './maps'
import { hostilePictures } from './pictures'

/** Every hostile file, made anew and the same each time. They are examples of their kinds, not a list to special-case. */
export function hostileCorpus(): HostileFile[] {
  return [...hostileMaps(), ...hostilePictures(), ...hostileArchives(), ...hostileCreatures()]
}

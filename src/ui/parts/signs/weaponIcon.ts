import type { IconName } from './Icon'

/** By what stands in the name; the first that fits. A GM calls weapons as he likes: what has no picture is a sword. */
const KINDS: readonly (readonly [kind: RegExp, icon: IconName])[] = [
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
  return KINDS.find(([kind]) => kind.test(words))?.[1] ?? 'attack'
}

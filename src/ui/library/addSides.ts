import { asGm } from '~/store/state/asGm'

/** Adds the sides of a new fight. The pools of the first, where it is the players', are shown to them exactly. */
export function addSides(names: readonly string[], isPlayersFirst = true): void {
  for (const [i, name] of names.entries())
    asGm('side.add', { name, show: i === 0 && isPlayersFirst ? 'exact' : 'words' })
}

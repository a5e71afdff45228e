import { describe, expect, it } from 'vitest'
import { armed, hp, tinyTable } from '../../../../test/parties/tiny'
import { targets } from './targets'

describe('whom to attack', () => {
  /** Ann among foes near and far, of whom some lie; one is hidden. */
  function fray() {
    const { t, heroes, foes, put } = tinyTable('30x12')
    const ann = put('Ann', heroes, [5, 5], armed('shortbow'))
    put('Bob', heroes, [5, 6], hp(4))
    const at = (name: string, x: number, y: number) => put(name, foes, [x, y], hp(4))
    const people = {
      fallenNear: at('Fallen near', 6, 6),
      far: at('Far', 25, 5),
      hidden: at('Hidden', 6, 5),
      middle: at('Middle', 9, 5),
      fallenFar: at('Fallen far', 20, 5),
      twin: at('Twin', 5, 9),
      near: at('Near', 7, 5),
      dead: at('Dead', 6, 4),
    }
    for (const who of [people.fallenNear, people.fallenFar]) t.set(who, ['status', 'condition'], 'stable')
    t.set(people.dead, ['status', 'condition'], 'dead').set(people.hidden, ['status', 'hidden'], true)
    const names = new Map(Object.entries(people).map(([name, id]) => [id, name]))
    const listed = (fallen: boolean) =>
      targets(t.state, t.terrain, t.state.combatants[ann]!, fallen).map(
        ({ value, whyNot }) => `${names.get(value)}${whyNot ? ` (${whyNot.code})` : ''}`,
      )
    return listed
  }

  it('are foes: the open ones first, those who stand before those who lie, the nearest first, equals as in the roster TINY-ATK-05 TINY-ATK-06', () => {
    const listed = fray()
    expect(listed(false)).toEqual(['near', 'middle', 'twin', 'far', 'fallenNear', 'fallenFar', 'hidden (notSeen)'])
  })

  it('are only those who lie where the fallen are struck, beside oneself before the others TINY-ATK-05', () => {
    const listed = fray()
    expect(listed(true)).toEqual(['fallenNear', 'fallenFar (notAdjacent)'])
  })
})

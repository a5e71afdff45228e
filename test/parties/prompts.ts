import { expect, it } from 'vitest'
import type { Command } from '~/engine'
import type { Prompt } from '~/engine/display'
import type { TableTypes } from '~/table'
import type { Table } from '../table'

type Said = Partial<Prompt>

/**
 * Tests what the GM is told to do next: before a fight, when it begins, and after it.
 *
 * @param table with people on it, before a fight
 * @param begin the fight begins
 * @param said what is told in the fight and after it; `asked`: answers given ahead where it ends
 */
export function testPrompts<R extends TableTypes>(
  table: () => Table<R>,
  begin: (t: Table<R>) => unknown,
  said: { under: Said; over: Said; asked?: Command['with'] },
): void {
  it('the GM is told what to do next before a fight, in it and after it', () => {
    const t = table()
    const told = () => t.ruleset.display.prompt(t.state)
    const nobody: Said = { of: 'gm', side: null }
    expect(told()).toMatchObject({
      ...nobody,
      title: 'Preparation',
      detail: 'Place the combatants, then begin.',
      round: 0,
    })
    begin(t)
    expect(told()).toMatchObject(said.under)
    t.do('end', 'gm', said.asked)
    expect(told()).toMatchObject({ ...nobody, title: 'Combat is over', ...said.over })
  })
}

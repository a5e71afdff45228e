import { describe, expect, it } from 'vitest'
import type { Asked, Offer } from '~/engine'
import { sheetFacts } from '~/store/entries/cards'
import { derivedFrom } from '~/store/session/derived'
import { chanceOf } from '~/dice/faces'
import { byTactics, carryOut } from '~/simulate'
import { nextStep } from '~/store/play/nextStep'
import { cards, priceOf } from '~/ui/gm/actions'
import { standsAlone } from '~/ui/gm/encounter/ownNames'
import { aimOf } from '~/ui/gm/map/tools/useAim'
import { commandWords } from '~/ui/gm/prompt/becauseWords'
import { groupsOf, isMainPool, thingWords } from '~/ui/gm/sheet/thingWords'
import { prepared } from './ahead/mirrored'
import { strange, strangeCommand, strangeName, strangeSheet, strangeTactics } from './strange'
import { tacticalRulesets } from './systems'
import { table as tableOf } from './table'

describe.each(tacticalRulesets)('$id under names that nobody knows', rules => {
  const other = strange(rules)
  const declared = rules.commands.actions
  const strangers = other.commands.actions
  /** All of its actions as offers, open each. */
  const offers: readonly Offer[] = Object.entries(declared)
    .filter(([, { alone }]) => !alone)
    .map(([type]) => ({ command: { type, by: 'c1' }, name: type, group: 'main', cost: '', hotkey: '' }))
  const renamed = offers.map(one => ({ ...one, command: { type: strangeName(one.command.type), by: 'c1' } }))
  const types = (list: readonly Offer[]) => list.map(({ command }) => command.type)

  function somebody() {
    const t = tableOf(rules).do('side.add', 'gm', { name: 'Foes', show: 'exact' })
    const [side] = Object.keys(t.state.sides) as [string]
    const presets = Object.keys(rules.state.sheet.presets)
    t.do('join', 'gm', { list: presets.slice(0, 4).map((preset, cell) => ({ name: preset, preset, side, cell })) })
    return { t, all: Object.values(t.state.combatants) }
  }

  it('lights the same card for Enter, with the same words, drawing and target', () => {
    const known = (...names: readonly string[]) => names.filter(name => name in rules.state.sheet.presets)
    const { board, state } = prepared(rules, known('Roland', 'Agnessa'), known('captain', 'archer'))
    const player = byTactics(board, chanceOf(1))
    let snapshot = carryOut(board, state, { type: 'begin', by: 'gm' }, player).state
    const lit = (ruleset: typeof other, tactics: typeof rules.tactics) => {
      const terrain = board.terrain.on(snapshot.board)
      const step = nextStep({ ruleset, tactics, terrain, snapshot, asks: null, sinceDice: () => 0 })
      if (step?.kind !== 'command') throw new Error('No command is lit.')
      const { command, why } = step
      const fight = { snapshot, offers: (of: string) => ruleset.commands.offers(snapshot, terrain, of) }
      const { icon, target } = ruleset.commands.actions[command.type] ?? {}
      const { of } = ruleset.display.prompt(snapshot)
      const words = commandWords(fight as never, command, of)
      return { command, card: [words, icon, target && command.with?.[target], why] }
    }
    const seen = new Set<string | undefined>()
    for (let i = 0; i < 25; i++) {
      const plain = lit(rules, rules.tactics)
      // What the GM does is called the same in all rules.
      if (plain.command.by === 'gm') break
      const odd = lit(other, strangeTactics(rules.tactics))
      expect(odd.command).toEqual(strangeCommand(plain.command))
      expect(odd.card).toEqual(plain.card)
      seen.add(declared[plain.command.type]?.meaning)
      snapshot = carryOut(board, snapshot, plain.command, player).state
    }
    expect([...seen]).toContain('attack')
  })

  it('ends the turn with the same card, and folds the same away', () => {
    for (let left = offers.length; left > 0; left--) {
      const [plain, odd] = [cards(offers.slice(-left), declared), cards(renamed.slice(-left), strangers)]
      expect(odd.end?.command.type).toBe(plain.end && strangeName(plain.end.command.type))
      expect(types(odd.rare)).toEqual(types(plain.rare).map(strangeName))
      expect(types(odd.open)).toEqual(types(plain.open).map(strangeName))
    }
  })

  it('has the same pips and drawings', () => {
    for (const [i, one] of offers.entries()) {
      expect(priceOf(renamed[i]!, strangers)).toEqual(priceOf(one, declared))
      expect(strangers[renamed[i]!.command.type]?.icon).toBe(declared[one.command.type]?.icon)
    }
  })

  it('has the same buttons of the GM', () => {
    const { t } = somebody()
    const alone = (r: typeof other) =>
      r.commands
        .offers(t.state, t.terrain, 'gm')
        .filter(one => standsAlone(one, r.commands.actions))
        .map(({ name }) => name)
    expect(alone(other)).toEqual(alone(rules))
  })

  it('draws the same line of an attack', () => {
    const ask = (key: string) =>
      ({
        kind: 'choice',
        key,
        of: 'c1',
        see: 'all',
        min: 1,
        max: 1,
        options: [{ value: 'c2' }],
        default: 'c2',
      }) as never as Asked
    const lines = Object.keys(rules.questions).map(key => aimOf(ask(key), rules.questions, null, 'c3'))
    expect(Object.keys(rules.questions).map(key => aimOf(ask(strangeName(key)), other.questions, null, 'c3'))).toEqual(
      lines,
    )
    expect(lines).toContainEqual({ from: 'c1', to: 'c2', isClosed: false })
  })

  it('draws the same bars and badges in the turn order', () => {
    const { t, all } = somebody()
    const look = (ruleset: typeof other) => {
      const { shown } = derivedFrom({ ruleset, snapshot: t.state, terrain: t.terrain })
      return all.map(({ id }) => [
        shown[id]!.badges.map(({ icon, words }) => [icon, words]),
        shown[id]!.pools.map(({ label, cur, max, colour }) => ({ label, cur, max, colour })),
      ])
    }
    expect(look(other)).toEqual(look(rules))
    expect(look(rules).flat(2)).toContainEqual(expect.objectContaining({ colour: 'red' }))
  })

  it('reads the same of a sheet: pools first, the same groups, things and words of its card', () => {
    for (const make of Object.values(rules.state.sheet.presets)) {
      const sheet = make()
      const fields = rules.state.sheet.fields(sheet)
      const odd = other.state.sheet.fields(sheet)
      const under = strangeSheet(sheet)
      expect(odd.map(isMainPool)).toEqual(fields.map(isMainPool))
      expect(groupsOf(odd).map(([name, list]) => [name, list.length])).toEqual(
        groupsOf(fields).map(([name, list]) => [name, list.length]),
      )
      expect(odd.map(({ role, reads }) => [role, reads])).toEqual(fields.map(({ role, reads }) => [role, reads]))
      const named = groupsOf(odd).map(([name, list]) => thingWords(list, under, name))
      expect(named).toEqual(groupsOf(fields).map(([name, list]) => thingWords(list, sheet, name)))
      const [inside] = Object.values(under) as [object]
      const facts = sheetFacts(inside, {
        fields: () => odd.map(one => ({ ...one, path: one.path.slice(1) })),
        gear: other.state.sheet.gear,
      })
      expect(facts).toEqual(sheetFacts(sheet, rules.state.sheet))
    }
  })
})

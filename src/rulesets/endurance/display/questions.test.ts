import { expect, it } from 'vitest'
import { begin, enduranceTable, idle, pool, reacting } from '../../../../test/parties/endurance'
import { weapons } from '../sheet/weapons'

/** Boudica has the turn beside a guard; the guard is up to `react`. */
function duel(...react: Parameters<typeof reacting>) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Boudica', heroes, [4, 5])
  const guard = put('guard', guards, [5, 5], () => reacting(...react))
  const begun = () => begin(t).do('takeTurn', who)
  return { t, who, guard, heroes, guards, put, begun }
}

it('a defence says which reactions are left beside those that are promised END-DEF-19 END-REACT-10', () => {
  const { t, who, guard, begun } = duel('dodge', 'parry')
  begun().set(guard, ['status', 'reactionsLeft'], 2)
  t.do('attack', who, { 'attack.target': guard })
  expect(t.asked).toContain('Reactions left: 2.')
  t.choose('attack.defend', 'dodge')
  expect(t.asked, 'one is promised').toContain('Reactions left: 1.')
  t.choose('attack.defend', 'none').roll('attack.dice', 1, 1, 9).roll('dodge.dice', 4, 4, 9)
  t.choose('dodge.after', [])
})

it('everybody reads what can be answered and its price, with no item named and nothing of what it is against END-REACT-10 END-DEF-18', () => {
  const offered = (show: 'exact' | 'words') => {
    const { t, who, guard, guards, put, begun } = duel('dodge', 'parry', 'block')
    put('Roland', guards, [6, 5], () => reacting('intercept'))
    t.do('side.edit', 'gm', { side: guards, show })
    t.set(guard, ['items'], [weapons.mediumShield(), weapons.dagger()])
    begun().set(guard, ['status', 'reactionsLeft'], 2).do('attack', who, { 'attack.target': guard })
    const all = [t.offered]
    const next = () => void all.push(t.offered)
    t.choose('attack.intercept', 'no')
    next()
    t.choose('attack.defend', 'dodge')
    next()
    t.choose('attack.defend', 'none').roll('attack.dice', 6, 6, 9).roll('dodge.dice', 1, 1, 9)
    next()
    t.choose('attack.block', 'none').choose('dodge.after', [])
    return all
  }
  expect(offered('exact')).toEqual([
    ['No: free', 'Intercept: 1 stamina, the reaction'],
    ['Nothing: free', 'Dodge: 1 stamina, 1 reaction', 'Parry: 1 stamina, 1 reaction'],
    ['Nothing: free', 'Parry: 1 stamina, the reaction'],
    ['Nothing: free', 'Block: 1 stamina, the reaction'],
  ])
  expect(offered('words'), 'only of those of whom all is shown').toEqual([[], [], [], []])
})

it('whoever has stepped in is told that the defence takes no reaction END-DEF-18 END-REACT-06', () => {
  const { t, who, guard, guards, put, begun } = duel()
  const orders = reacting('intercept', 'dodge', 'block')
  const captain = put('Roland', guards, [6, 5], () => orders)
  begun().do('attack', who, { 'attack.target': guard })
  expect(t.asked).toContain('Reactions left: 1.')
  t.choose('attack.intercept', 'intercept')
  expect(t.open[0]).toMatchObject({ key: 'attack.defend', of: captain, facts: { reactions: 0, free: true } })
  expect(t.asked).toContain('Reactions left: 0, and this one is free.')
  t.choose('attack.defend', 'none').roll('attack.dice', 6, 6, 9)
  expect(t.asked, 'it is still there').toContain('Reactions left: 0, and this one is free.')
  t.choose('attack.block', 'none')
})

it('the free defence is not told of once it is used END-DEF-18', () => {
  const { t, who, guard, guards, put, begun } = duel()
  const captain = put('Roland', guards, [6, 5], () => reacting('intercept', 'dodge', 'parry'))
  begun().set(captain, ['status', 'reactionsLeft'], 2)
  t.do('attack', who, { 'attack.target': guard }).choose('attack.intercept', 'intercept')
  t.choose('attack.defend', 'dodge')
  expect(t.open[0]!.facts).toMatchObject({ reactions: 1, free: false })
  expect(t.asked).toContain('Reactions left: 1.')
  t.choose('attack.defend', 'none').roll('attack.dice', 1, 1, 9).roll('dodge.dice', 4, 4, 9).choose('dodge.after', [])
})

it('the dice, the rerolls and the log say what gives advantage and what takes it away END-DICE-06 END-ATK-17', () => {
  const { t, who, guard, heroes, put, begun } = duel()
  const friend = put('Roland', heroes, [6, 5])
  begun().do('attack', who, { 'attack.target': guard })
  expect(t.asked).toBe('Boudica: attack on guard Advantage 1: flanked.')
  t.set(guard, ['status', 'prone'], true)
  expect(t.asked, 'as everybody stands now').toBe('Boudica: attack on guard Advantage 2: flanked, prone.')
  t.set(who, ['conditions', 'blinded'], true)
  expect(t.asked).toBe('Boudica: attack on guard Advantage 1: flanked, prone; against it blinded.')
  t.set(who, ['attacks'], 'ask').roll('attack.dice', 3, 1, 12)
  expect(t.asked).toBe(
    'Boudica: reroll a die? The dice show 3 and 1. Advantage 1: flanked, prone; against it blinded. 1 reroll left.',
  )
  t.choose('attack.reroll', 'keep')
  expect(t.told).toContain('Boudica rolls 5 (luck 12). Advantage 1: flanked, prone; against it blinded.')
  expect(t.heard, 'what helps an attack is not told').toContain('Boudica rolls 5 (luck 12).')
  t.set(who, ['attacks'], 'best')
    .do('place', 'gm', { who: friend, cell: t.cell([0, 0]) })
    .set(guard, ['status', 'prone'], false)
  t.do('attack', who, { 'attack.target': guard })
  expect(t.asked).toBe('Boudica: attack on guard Disadvantage 1: blinded.')
  t.roll('attack.dice', 3, 1, 12)
  expect(t.asked).toBe('Boudica: roll again The attribute die, which shows 3. Disadvantage 1: blinded.')
  t.roll('attack.rerolled', 2)
})

it('an attack that nothing helps says nothing of advantage; what cancels is told END-DICE-06', () => {
  const { t, who, guard, begun } = duel()
  begun().do('attack', who, { 'attack.target': guard })
  expect(t.asked).toBe('Boudica: attack on guard')
  t.set(who, ['conditions', 'blinded'], true).set(guard, ['status', 'prone'], true)
  expect(t.asked).toBe('Boudica: attack on guard Neither advantage nor disadvantage: prone against blinded.')
  t.roll('attack.dice', 1, 1, 9)
})

it('Resuscitate says what it must reach, and how it came out END-ACT-13', () => {
  const { t, who, guard, heroes, put, begun } = duel()
  const friend = put('Roland', heroes, [4, 6], sheet => ({
    health: pool(12, 5),
    status: { ...sheet.status, unconscious: true, prone: true },
  }))
  begun().set(guard, ['status', 'unconscious'], true).do('resuscitate', who)
  const [asked] = t.open
  const labels = [friend, guard].map(id => t.ruleset.display.text.option(asked!, id, t.state))
  expect(labels).toEqual(['Roland, against 7', 'guard (foe), against 4'])
  expect(asked!.kind === 'choice' && asked!.options.map(({ value }) => value), 'friends first').toEqual([friend, guard])
  t.choose('resuscitate.patient', friend)
  expect(t.asked).toBe('Boudica: resuscitate Against 7.')
  t.roll('resuscitate.dice', 3, 3, 9)
  expect(t.told).toContain('Boudica cannot bring Roland back (6 against 7).')
  expect(t.heard).toContain('Boudica cannot bring Roland back.')
})

it('a Killing Strike says who is a friend, and Enter kills none END-DEATH-08', () => {
  const { t, who, guard, heroes, put, begun } = duel()
  const out = { unconscious: true, prone: true }
  const friend = put('Roland', heroes, [4, 6], sheet => ({ status: { ...sheet.status, ...out } }))
  begun().set(guard, ['status', 'unconscious'], true)
  const alone = t.fork()
  t.do('killingStrike', who)
  expect(t.open[0]).toMatchObject({ default: guard, options: [{ value: guard }, { value: friend }] })
  expect(t.ruleset.display.text.option(t.open[0]!, friend, t.state)).toBe('Roland (friend)')
  expect(t.ruleset.display.text.option(t.open[0]!, guard, t.state)).toBe('guard')
  t.enter('kill.victim')
  expect(t.asked).toBe(`Boudica: killing strike Against ${t.sheet(guard).constitution}. Advantage 1: killing strike.`)
  t.roll('kill.dice', 6, 6, 9)
  alone.do('place', 'gm', { who: guard, cell: alone.cell([15, 5]) }).do('killingStrike', who)
  expect(alone.open[0]!.default).toBeUndefined()
})

it('the log says what a parry costs the item, hit or miss END-DEF-11', () => {
  const { t, who, guard, begun } = duel('parry')
  begun().do('attack', who, { 'attack.target': guard })
  const item = t.sheet(guard).items.find(({ held }) => held)!
  t.choose('attack.defend', `parry:${item.id}`).roll('attack.dice', 1, 1, 9)
  expect(t.told).toContain(`guard's ${item.name.toLowerCase()} loses 1 durability, 9 left.`)
  expect(t.heard).toContain(`guard's ${item.name.toLowerCase()} loses 1 durability.`)
  t.set(guard, ['status', 'reactionsLeft'], 1).do('attack', who, { 'attack.target': guard })
  t.choose('attack.defend', 'none').roll('attack.dice', 1, 1, 9)
  expect(t.said('worn'), 'without a parry it stays as it is').toEqual([])
})

it('spending fate on dice is asked in words END-OPT-01', () => {
  const { t, who, guard, begun } = duel()
  t.do('settings', 'gm', { set: { fateActions: true } })
  begun().set(who, ['fate'], 1).do('attack', who, { 'attack.target': guard }).roll('attack.dice', 3, 2, 11)
  expect(t.asked).toBe('Boudica: spend fate on the attack? The dice show 3, 2 and 11.')
  t.choose('attack.fate', 'none').do('endTurn', who)
  idle(t, guard)
})

it('each answer says what it costs, what is left, and what it does to the numbers END-REACT-04 END-DEF-02', () => {
  const { t, who, guard, begun } = duel('dodge', 'parry', 'block')
  begun().set(guard, ['stamina'], { cur: 3, max: 5 }).set(guard, ['items'], [weapons.spear(), weapons.mediumShield()])
  t.do('attack', who, { 'attack.target': guard })
  expect(t.stakes).toEqual({
    none: ['free', 'evasion 5'],
    dodge: ['1 stamina, the reaction', 'rolls d6 + d4, at least 5'],
    'parry:spear': ['1 stamina, the reaction', '1 less damage, wears 4 → 3'],
    'parry:shield': ['1 stamina, the reaction', '2 less damage, wears 10 → 9'],
  })
  t.choose('attack.defend', 'none')
  expect(t.open[0]).toMatchObject({
    stated: { target: guard, against: { n: 5, of: 'evasion' }, adds: [{ n: 1, of: 'martial' }] },
  })
  t.roll('attack.dice', 6, 6, 9)
  expect(t.stakes).toEqual({
    none: ['free', '13 damage, health 9 left'],
    shield: ['1 stamina, the reaction', 'breaks: 1 damage, endurance 9 left'],
  })
  t.choose('attack.block', 'none')
})

it('an attack that only friends are in reach of says so, and what to do END-ATK-02', () => {
  const { t, who, guard, heroes, put, begun } = duel()
  put('Roland', heroes, [4, 6])
  begun()
    .do('place', 'gm', { who: guard, cell: t.cell([15, 5]) })
    .do('attack', who)
  expect(t.asked).toBe('Boudica: attack whom? Only friends are in reach. Go back, and move up to a foe first.')
  t.fight.ruling({ key: 'gm.stop' })
})

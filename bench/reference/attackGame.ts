interface Unit {
  hp: number
  maxHp: number
  ac: number
  reaction: boolean
  attacks: { bonus: number; die: number; plus: number }[]
}

/** 24 units; one attack is a d20, damage, and two units changed. */
const units = () =>
  Array.from({ length: 24 }, (_, i) => ({
    id: `u${i}`,
    name: `Unit ${i}`,
    side: i % 2 ? 'foe' : 'pc',
    hp: 40,
    maxHp: 40,
    temp: 0,
    ac: 12 + (i % 6),
    x: (i * 7) % 30,
    y: (i * 11) % 30,
    init: 20 - (i % 20),
    speed: 9,
    conditions: [],
    reaction: true,
    attacks: [
      { name: 'sword', bonus: 5, die: 8, plus: 3 },
      { name: 'bow', bonus: 4, die: 6, plus: 2 },
    ],
    stats: { str: 14, dex: 12, con: 13, int: 10, wis: 11, cha: 8 },
  }))

interface Context {
  G: { units: Unit[] }
  random: { D20(): number; Die(sides: number): number }
}

/** What boardgame.io plays. */
export const game = {
  name: 'reference',
  seed: 's',
  setup: () => ({ units: units() }),
  turn: { minMoves: 0, activePlayers: { all: '' } },
  moves: {
    attack({ G, random }: Context, from: number, to: number) {
      const by = G.units[from]!
      const target = G.units[to]!
      const weapon = by.attacks[0]!
      if (random.D20() + weapon.bonus >= target.ac) target.hp -= random.Die(weapon.die) + weapon.plus
      if (target.hp <= 0) target.hp = target.maxHp
      by.reaction = !by.reaction
    },
    /** Without chance: boardgame.io refuses to undo a move that used it. */
    hit({ G }: Context, from: number, to: number) {
      const by = G.units[from]!
      const target = G.units[to]!
      target.hp -= by.attacks[0]!.plus
      if (target.hp <= 0) target.hp = target.maxHp
      by.reaction = !by.reaction
    },
  },
}

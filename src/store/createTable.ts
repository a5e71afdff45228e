import type { Asked, Id, Json, Mark, No, RulesetTypes, Snapshot } from '~/engine'
import { openFight as openTheFight, sheetPatch } from '~/engine'
import { newEncounter } from '~/table'
import { followed } from './followed'
import { createPlay, type Play } from './play'
import { publicLog } from './publicLog'
import type { KeptMap, Services, StoredFight } from './services'
import type { DiceMode, MapGiven, NewFight, OpenFight, Refusal, TableActions, TableState } from './types'
import { actions, useTable } from './useTable'

/** A snapshot is kept after this many commands, and at each new round. */
const SNAPSHOT_EVERY = 50

/** Everything about the fight that is open. Replaced whole when another is opened. */
interface Table {
  stored: StoredFight
  play: Play<RulesetTypes>
  ruleset: OpenFight['ruleset']
  terrain: unknown
  picture: OpenFight['picture']
  snapshotAt: { done: number; round: number }
}

/**
 * Put life into the store: every action goes through the rules, is kept, and is shown to the players as far as they may
 * know. Call once, before anything is drawn; resolves when there is something to draw.
 */
export async function createTable(services: Services): Promise<void> {
  const { storage, players, files } = services
  let table: Table | null = null
  const set = (part: Partial<TableState>) => useTable.setState(part)
  const get = useTable.getState

  Object.assign(actions, {
    do: command =>
      attempt(
        play => play.do(command),
        () => actions.do({ ...command, force: true }),
      ),
    answer: (ask, value, source = 'click') => answer(ask, value, source),
    rollFor: ask => answer(ask, open().play.proposed(ask), 'dice'),
    turn: (ask, knob, value) => attempt(play => play.rule({ key: 'gm.knob', ask: ask.ask, knob, value })),
    set: setOnSheet,
    ruleIn: command => attempt(play => play.rule({ key: 'gm.run', command })),
    stop: () => void attempt(play => play.rule({ key: 'gm.stop' })),
    dismiss: () => set({ refusal: null, notice: null }),
    undo: by => travel(play => play.undo(by ?? 'command')),
    redo: by => travel(play => play.redo(by ?? 'command')),
    go: (to: Mark) => travel(play => (play.go(to), true)),
    select: ids => set({ selection: ids }),
    draft(name, value) {
      const { [name]: _, ...rest } = get().drafts
      set({ drafts: value === null ? rest : { ...rest, [name]: value } })
      if (table) storage.keepDraft(table.stored.id, name, value)
    },
    setDice(side, mode) {
      set({ dice: { ...get().dice, [side]: mode } })
      if (table) storage.keepDraft(table.stored.id, `${DICE_MODE}${side}`, mode)
    },
    openFight,
    newFight,
    async renameFight(id, name) {
      await storage.rename(id, name)
      if (table?.stored.id === id) {
        table.stored.meta.name = name
        publish()
      }
      await list()
    },
    async duplicateFight(id) {
      const name = get().fights.find(f => f.id === id)?.name ?? 'Fight'
      await storage.duplicate(id, `${name} (copy)`, services.seed())
      await list()
    },
    async deleteFight(id) {
      if (table?.stored.id === id) closeTable()
      await storage.remove(id)
      await list()
    },
    async undelete() {
      await storage.undelete()
      await list()
    },
    exportFight,
    readFile: file => files.read(file),
    async takeOver() {
      if (!table) return
      const { id } = table.stored
      await storage.takeOver(id)
      await openFight(id)
    },
    retrySaving: () => storage.retry(),
    openPlayers: () => players.open(),
    setCurtain(down) {
      set({ curtain: down })
      feed()
    },
    applyUpdate: () => services.applyUpdate(),
  } satisfies TableActions)

  storage.onKeeping(keeping => set({ keeping }))
  storage.onElsewhere(({ fight }) => {
    if (table?.stored.id === fight) void openFight(fight)
  })
  players.onState(state => {
    set({ players: state })
    feed()
  })

  const found = await storage.start()
  set({ fights: found.fights, notice: found.notice, phase: found.recovery ? 'recovery' : 'ready' })

  function open(): Table {
    if (!table) throw new Error('No fight is open.')
    return table
  }

  function attempt(act: (play: Table['play']) => No | null, anyway?: () => void): boolean {
    const { play, stored } = open()
    if (!stored.writer) {
      set({ refusal: { words: 'This fight is played in another window. Take it over to play here.' } })
      return false
    }
    const no = act(play)
    set({ refusal: no && refusal(no, anyway) })
    if (!no) publish()
    return !no
  }

  function refusal(no: No, anyway?: () => void): Refusal {
    if (!no.reason) return { words: no.problem }
    const { ruleset, play } = open()
    const words = ruleset.text.reason(no.reason, play.fight.state)
    return { words, rule: no.reason.rule, ...(anyway && { anyway }) }
  }

  function answer(ask: Asked, value: Json, source: 'click' | 'physical' | 'gm' | 'dice'): boolean {
    const forced = () => void attempt(play => play.answer(ask, value, { source: 'gm', force: true }))
    const taken = attempt(play => play.answer(ask, value, { source }), forced)
    if (taken) actions.draft(`answer/${ask.key}`, null)
    return taken
  }

  function setOnSheet(who: Id, path: readonly (string | number)[], value: Json): boolean {
    const patches = [sheetPatch(who, path, value)]
    if (get().fight?.asks) return attempt(play => play.rule({ key: 'gm.set', patches }))
    return actions.do({ type: 'gm.set', by: 'gm', with: { patches: patches as unknown as Json } })
  }

  function travel(go: (play: Table['play']) => boolean): void {
    const { play, stored } = open()
    if (!stored.writer || !go(play)) return
    set({ refusal: null })
    publish()
  }

  async function list(): Promise<void> {
    set({ fights: await storage.list() })
  }

  function closeTable(): void {
    if (!table) return
    if (table.picture) URL.revokeObjectURL(table.picture.url)
    storage.close(table.stored.id)
    table = null
    players.setMap(null)
    set({ fight: null, log: [], selection: [], refusal: null, drafts: {} })
  }

  async function openFight(id: string): Promise<void> {
    closeTable()
    const stored = await storage.open(id)
    const entry = services.rulesets.find(r => r.id === stored.meta.ruleset)
    if (!entry) {
      set({ notice: `“${stored.meta.name}” is played by rules that this Fray does not have (${stored.meta.ruleset}).` })
      return storage.close(id)
    }
    const ruleset = await entry.load()
    const terrain = services.terrain(stored.map.grid)
    const picture = stored.map.picture && (await storage.picture(stored.map.picture.id))
    const play = createPlay({
      ruleset,
      terrain,
      state: stored.state,
      done: stored.done,
      rows: stored.rows,
      seed: stored.meta.seed,
      diceMode,
      keep: rows => stored.writer && storage.append(id, rows),
    })
    const { state } = play.fight
    table = {
      stored,
      play,
      ruleset,
      terrain,
      picture: picture && { ...stored.map.picture!, url: URL.createObjectURL(picture) },
      snapshotAt: { done: stored.done, round: ruleset.now(state).round },
    }
    set({
      drafts: draftsOf(stored),
      dice: diceOf(stored),
      notice: stored.notice ?? lost(play.fight.mended?.dropped ?? 0) ?? get().notice,
    })
    const { width, height } = stored.map.grid
    players.setMap({ width, height, picture, place: stored.map.picture })
    publish()
    storage.setPreference('latest fight', id)
    const { start, rows } = await stored.earlier()
    if (table?.stored !== stored) return
    play.fill(start, rows)
    publish()
  }

  function diceMode(of: Id | 'gm'): DiceMode {
    const { dice } = get()
    const side = of === 'gm' ? 'gm' : table?.play.fight.state.combatants[of]?.side
    return (side !== undefined && dice[side]) || 'ask'
  }

  /** Show what has become of the fight: in this window, in the storage's snapshots, and to the players. */
  function publish(): void {
    const { stored, play, ruleset, terrain, picture, snapshotAt } = open()
    const { fight } = play
    const { state, timeline } = fight
    const { mark, steps } = timeline
    const log = play.log()
    const back = fight.back('command')
    const forward = fight.forward('command')
    const wordsOf = (done: number) => log[done - timeline.known]?.words ?? null
    set({
      fight: {
        id: stored.id,
        name: stored.meta.name,
        ruleset,
        terrain,
        snapshot: state,
        asks: fight.asks,
        picture,
        writer: stored.writer,
        mark,
        steps: steps.length,
        undoes: back && wordsOf(back.done),
        redoes: forward && wordsOf(mark.done),
      },
      log,
    })
    const round = state.phase === 'combat' ? ruleset.now(state).round : snapshotAt.round
    const due = mark.done - snapshotAt.done >= SNAPSHOT_EVERY || round !== snapshotAt.round
    if (mark.entries === null && due && mark.done > snapshotAt.done && stored.writer) {
      storage.keepSnapshot(stored.id, mark.done, state)
      open().snapshotAt = { done: mark.done, round }
    }
    feed()
  }

  function feed(): void {
    if (!table || get().players !== 'connected') return
    const { play, ruleset, stored } = table
    const { state, asks } = play.fight
    const shared = ruleset.view(state, asks?.filter(ask => ask.see === 'all') ?? null)
    players.publish({
      table: { ...shared, title: stored.meta.name },
      log: publicLog(ruleset, state, get().log),
      shown: state.board.shown,
      curtain: get().curtain,
    })
  }

  async function newFight(given: NewFight): Promise<string> {
    const entry = services.rulesets.find(r => r.id === given.ruleset)
    if (!entry) throw new Error(`There are no rules "${given.ruleset}".`)
    const ruleset = await entry.load()
    const map = await keptMap(given.map)
    let start: Snapshot = newEncounter(ruleset, map.id)
    if (given.follows) {
      const before = await storage.read(given.follows.fight)
      const { state } = openTheFight({ ...before, ruleset, terrain: services.terrain(before.map.grid) })
      start = followed(start, state, given.follows.sides)
    }
    const meta = { name: given.name, ruleset: given.ruleset, seed: services.seed() }
    const id = await storage.create({ meta, map, start })
    await list()
    await openFight(id)
    return id
  }

  async function keptMap(given: MapGiven): Promise<KeptMap> {
    const id = services.newId()
    if (given.kind === 'blank') {
      const { width, height } = given
      return { id, name: 'Blank grid', grid: { width, height, walls: [], portals: [] }, picture: null }
    }
    const { name, grid, picture, place } = await files.map(given)
    if (!picture || !place) return { id, name, grid, picture: null }
    return { id, name, grid, picture: { ...place, id: await storage.putPicture(picture) } }
  }

  async function exportFight(id: string): Promise<Blob> {
    const stored = await storage.read(id)
    const { picture } = stored.map
    const blob = picture && (await storage.picture(picture.id))
    return files.pack(stored, picture && blob ? [{ id: picture.id, blob }] : [])
  }
}

const DICE_MODE = 'dice mode/'

/** Dice modes are kept among the drafts, under a prefix of their own. */
function diceOf({ drafts }: StoredFight): Record<Id, DiceMode> {
  const dice: Record<Id, DiceMode> = {}
  for (const [name, value] of Object.entries(drafts))
    if (name.startsWith(DICE_MODE) && value === 'auto') dice[name.slice(DICE_MODE.length)] = 'auto'
  return dice
}

function draftsOf({ drafts }: StoredFight): Record<string, string> {
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => !name.startsWith(DICE_MODE)))
}

/** What to say when the open command was made by other rules and some of its answers no longer fit. */
function lost(dropped: number): string | null {
  if (dropped === 0) return null
  return `The rules have changed since this action was begun: its last ${dropped} answers must be given again.`
}

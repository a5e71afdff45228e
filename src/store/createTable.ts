import type { Asked, Id, Json, No, RulesetTypes, Snapshot } from '~/engine'
import { openFight as openTheFight, sheetPatch } from '~/engine'
import type { OpenFight as HeldFight, Opened } from '~/storage'
import { SNAPSHOT_EVERY } from '~/storage/snapshotEvery'
import type { Terrain } from '~/table'
import { byGm } from './byGm'
import { keeping } from './keeping'
import { sameEntries } from './sameEntries'
import { createPlay, type Play } from './play'
import { createTokenPictures } from './tokenPictures'
import { createTurnClock } from './turnClock'
import type { RulesetEntry } from '~/rulesets'
import type { GivenFight, GivenMap, KeptMap, Services } from './services'
import type { DiceMode, NewFight, OpenFight, Refusal, TableActions, TableState } from './types'
import { actions, useTable } from './useTable'

/** The preference that names the fight to open at the start. */
const LATEST = 'latest fight'
/** The preference that says whether the curtain over the players' window is down. */
const CURTAIN = 'curtain'
const SEED = 'seed'
const DICE_MODE = 'dice mode/'

/** Everything about the fight that is open. Replaced whole when another is opened. */
interface Table {
  held: HeldFight
  name: string
  map: KeptMap
  play: Play<RulesetTypes>
  ruleset: OpenFight['ruleset']
  rulebook: OpenFight['rulebook']
  terrain: Terrain
  picture: OpenFight['picture']
  /** Commands complete in the latest snapshot. */
  snapshotAt: number
  leave(): void
}

/**
 * Put life into the store: every action goes through the rules, is kept, and is shown to the players as far as they may
 * know. Call once, before anything is drawn; resolves when there is something to draw.
 */
export async function createTable(services: Services): Promise<void> {
  const { library, feed, files } = services
  let table: Table | null = null
  /** The GM looks at the map as the players see it. */
  let mirrored = false
  /** Brings back the fight that was deleted last. */
  let bringBack: (() => Promise<void>) | null = null
  /** The fight that was called for last. */
  let opening: { readonly id: string } | null = null
  const set = (part: Partial<TableState>) => useTable.setState(part)
  const get = useTable.getState
  const clock = createTurnClock({
    time: services.time,
    show(face) {
      set({ clock: face })
      showPlayers()
    },
    give: command => void actions.do(command),
  })
  const pictures = createTokenPictures(
    async id => {
      const file = await library.getPicture(id).catch(() => undefined)
      return file ? services.tokenPicture(file) : null
    },
    shown => {
      set({ pictures: shown })
      showPlayers()
    },
  )

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
    stop: () => {
      if (attempt(play => play.rule({ key: 'gm.stop' }))) forgetAnswers()
    },
    refuse: (reason, anyway) => set({ refusal: refusal({ reason }, anyway) }),
    dismiss: () => set({ refusal: null, notice: null }),
    undo: by => travel(play => play.undo(by ?? 'command')),
    redo: by => travel(play => play.redo(by ?? 'command')),
    go: to => travel(play => (play.go(to), true)),
    select: ids => set({ selection: ids }),
    draft,
    setDice(side, mode) {
      set({ dice: { ...get().dice, [side]: mode } })
      table?.held.saveDraft(`${DICE_MODE}${side}`, mode)
    },
    openFight: id => orSay(() => openFight(id)),
    newFight,
    demoFight: id => orSay(async () => void (await importGiven(await services.demo(await rulesOf(id).load())))),
    switchRules: id => orSay(() => switchRules(id)),
    importFight,
    renameFight: (id, name) =>
      orSay(async () => {
        await library.renameFight(id, name)
        if (table?.held.id === id) {
          table.name = name
          publish()
        }
        await list()
      }),
    duplicateFight: id =>
      orSay(async () => {
        const name = get().fights.find(fight => fight.id === id)?.name ?? 'Fight'
        await library.duplicateFight(id, await library.freeName(`${name} (copy)`))
        await list()
      }),
    async deleteFight(id) {
      bringBack = null
      await orSay(async () => {
        if (table?.held.id === id) closeTable()
        bringBack = await library.deleteFight(id)
        await list()
      })
      return bringBack !== null
    },
    undelete: () =>
      orSay(async () => {
        await bringBack?.()
        bringBack = null
        await list()
      }),
    async exportFight(id) {
      let file: Blob | null = null
      await orSay(async () => {
        file = await files.pack(await library.readWhole(id), picture => library.getPicture(picture))
      })
      return file
    },
    readFile: file => files.read(file),
    readPicture: file => files.picture(file),
    givePicture,
    async unusedPictures() {
      let unused = 0
      await orSay(async () => {
        for (const { size, used } of await library.listPictures()) if (!used) unused += size
      })
      return unused
    },
    async deleteUnusedPictures() {
      let freed = 0
      await orSay(async () => {
        bringBack = null
        freed = await library.deleteUnusedPictures()
      })
      return freed
    },
    takeOver: () => orSay(async () => void (table && (await openFight(table.held.id, 'take over')))),
    retrySaving: () => void orSay(() => library.retry()),
    openPlayers: () => feed.open(),
    setCurtain(down) {
      set({ curtain: down })
      showPlayers()
      void library.setPreference(CURTAIN, down ? 'down' : 'up').catch(() => undefined)
    },
    pauseClock: on => clock.pause(on),
    mirror(hear) {
      mirrored = hear !== null
      feed.mirror(hear)
      showPlayers()
    },
    measure: ruler => feed.point(ruler),
    applyUpdate: () => services.applyUpdate(),
  } satisfies TableActions)

  library.notice.subscribe(notice => set({ notice: notice || null }))
  feed.onState(players => {
    set({ players })
    showPlayers()
  })

  const systems = services.rulesets.map(({ id, name }) => ({ id, name }))
  set({ notice: library.notice.value || null, rulesets: systems })
  await list()
  await start()

  // ── The start ──────────────────────────────────────────────────────────────────────────────────────────────────────

  async function start(): Promise<void> {
    const { found } = library
    // A curtain that rose by a reload would show the players what is being prepared.
    const kept = await library.preferences().catch(() => null)
    set({ curtain: kept?.get(CURTAIN) === 'down' })
    if (found.kind === 'disagreement') return decide(found)
    await orSay(openLatest)
    set({ phase: 'ready' })
  }

  /** The fight of last time; on a first visit the demo. An empty library is left as its GM has emptied it. */
  async function openLatest(): Promise<void> {
    const { fights } = get()
    const latest = (await library.preferences()).get(LATEST)
    const id = fights.find(fight => fight.id === latest)?.id ?? fights[0]?.id
    if (id !== undefined) return openFight(id)
    if (library.found.kind === 'empty first visit' || library.found.kind === 'memory only') await openDemo()
  }

  async function openDemo(): Promise<void> {
    const [entry] = services.rulesets
    if (entry) await importGiven(await services.demo(await entry.load()))
  }

  /** What was kept and what is found do not agree: nothing goes on before the GM has chosen. */
  function decide(found: Extract<Services['library']['found'], { kind: 'disagreement' }>): void {
    const goOn = async () => {
      set({ trouble: null, phase: 'starting' })
      await orSay(list)
      await orSay(openLatest)
      set({ phase: 'ready' })
    }
    const restore = async () => {
      // One that does not go together with its copy stands in no other's way: it says how it may go on when it is opened.
      for (const { fight } of found.fights) await orSay(async () => void (await library.restoreFight(fight)))
      await goOn()
    }
    const ways = [{ words: 'Go on without it', go: () => void orSay(goOn) }]
    if (found.fights.length > 0) ways.unshift({ words: 'Bring it back', go: () => void orSay(restore) })
    set({ phase: 'recovery', trouble: { title: 'Something that was saved is missing', words: found.words, ways } })
  }

  // ── Play ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  function open(): Table {
    if (!table) throw new Error('No fight is open.')
    return table
  }

  function attempt(act: (play: Table['play']) => No | null, anyway?: () => void): boolean {
    const { play, held } = open()
    if (!held.writer) {
      set({ refusal: { words: 'Another window plays this fight. Take it over to play here.' } })
      return false
    }
    const no = act(play)
    if (no || get().refusal) set({ refusal: no && refusal(no, anyway) })
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
    return attempt(
      play => play.answer(ask, value, { source }),
      () => void attempt(play => play.answer(ask, value, { source: 'gm', force: true })),
    )
  }

  async function givePicture(who: readonly Id[], picture: Blob): Promise<boolean> {
    const { held } = open()
    try {
      const id = await library.putPicture(picture)
      // Whoever has opened another fight meanwhile does not mean that one.
      if (table?.held !== held) return false
      pictures.kept(id)
      return byGm('picture', { who, picture: id })
    } catch (error) {
      set({ notice: `The picture could not be kept: ${error instanceof Error ? error.message : String(error)}` })
      return false
    }
  }

  function setOnSheet(who: Id | readonly Id[], path: readonly (string | number)[], value: Json): boolean {
    const patches = [who].flat().map(id => sheetPatch(id, path, value))
    if (get().fight?.asks) return attempt(play => play.rule({ key: 'gm.set', patches }))
    return actions.do({ type: 'gm.set', by: 'gm', with: { patches: patches as unknown as Json } })
  }

  function travel(go: (play: Table['play']) => boolean): void {
    const { play, held } = open()
    if (!held.writer || !go(play)) return
    forgetAnswers()
    const { mended } = play.fight
    set({ refusal: null, ...(mended && { notice: dropped(mended.dropped) }) })
    publish()
  }

  function draft(name: string, value: string | null): void {
    const { [name]: _, ...rest } = get().drafts
    set({ drafts: value === null ? rest : { ...rest, [name]: value } })
    table?.held.saveDraft(name, value)
  }

  /** What was typed for a question that is taken back is not for the next one that asks the same. */
  function forgetAnswers(): void {
    for (const name of Object.keys(get().drafts)) if (/^(dice|answer)\//.test(name)) draft(name, null)
  }

  function diceMode(of: Id | 'gm'): DiceMode {
    const { dice } = get()
    const side = of === 'gm' ? 'gm' : table?.play.fight.state.combatants[of]?.side
    return (side !== undefined && dice[side]) || 'ask'
  }

  /** Show what has become of the fight: in this window, in the snapshots that are kept, and to the players. */
  function publish(isOpening = false): void {
    const { held, name, play, ruleset, rulebook, terrain, picture } = open()
    const { fight } = play
    const { mark, steps, known } = fight.timeline
    const log = play.log()
    const back = fight.back('command')
    const wordsOf = (done: number) => log[done - known]?.words ?? null
    set({
      fight: {
        id: held.id,
        name,
        ruleset,
        rulebook,
        terrain,
        snapshot: fight.state,
        asks: fight.asks,
        map: terrain.drawn(fight.state.board),
        picture,
        writer: held.writer,
        mark,
        steps: steps.length,
        undoes: back && wordsOf(back.done),
        redoes: fight.forward('command') && wordsOf(mark.done),
      },
      log,
    })
    keepSnapshot()
    pictures.want(fight.state)
    // Only the window that plays lets a clock run; in a fight that was left in the middle it waits for a word.
    const standing = held.writer ? (ruleset.clock?.(fight.state) ?? null) : null
    clock.stand(standing, { held: fight.asks !== null, paused: isOpening })
    showPlayers()
  }

  function keepSnapshot(): void {
    const { held, play, snapshotAt } = open()
    const { state, timeline } = play.fight
    const { done, entries } = timeline.mark
    if (entries !== null || done - snapshotAt < SNAPSHOT_EVERY) return
    held.keepSnapshot(done, state)
    open().snapshotAt = done
  }

  function showPlayers(): void {
    if (!table || (get().players !== 'connected' && !mirrored)) return
    const { play, ruleset, name, terrain } = table
    const { state, asks } = play.fight
    const { log, pictures: decoded, clock: face, curtain } = get()
    feed.publish({ ruleset, name, terrain, state, asks, log, pictures: decoded, clock: face, curtain })
  }

  // ── Fights ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Carry out what may fail for reasons outside the rules; the GM is told the sentence. */
  async function orSay(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      set({ notice: error instanceof Error ? error.message : String(error) })
    }
  }

  async function list(): Promise<void> {
    set({ fights: await library.listFights() })
  }

  function closeTable(): void {
    table?.leave()
    table = null
    clock.stand(null, { held: false, paused: false })
    feed.setMap(null)
    set({ fight: null, log: [], selection: [], refusal: null, drafts: {}, dice: {} })
    pictures.clear()
  }

  async function openFight(id: string, how?: 'take over' | 'as it is'): Promise<void> {
    closeTable()
    const mine = { id }
    opening = mine
    const opened = await library.openFight(id, how)
    if (opened.kind !== 'open') return mend(mine, opened)
    try {
      await show(opened.fight, mine)
    } catch (error) {
      // What cannot be shown is not held: another window may play it. But the same once more may be about to be shown.
      if (table?.held !== opened.fight && (opening === mine || opening?.id !== id)) void opened.fight.close()
      throw error
    }
  }

  async function show(held: HeldFight, mine: NonNullable<typeof opening>): Promise<void> {
    const { id } = mine
    const rules = rulesOf(held.record.ruleset)
    const ruleset = await rules.load()
    let pages: ReturnType<OpenFight['rulebook']> | undefined
    const map = held.map.map as KeptMap
    const terrain = services.terrain(map.grid)
    const blob = (map.picture && (await library.getPicture(map.picture.id))) ?? null
    const drafts = await held.loadDrafts()
    // Another was called for meanwhile. The same once more has its own way of closing this one.
    if (opening !== mine) return opening?.id === id ? undefined : held.close()
    const given = {
      ruleset,
      terrain,
      seed: seedOf(held, drafts),
      diceMode,
      keep: (rows: Parameters<HeldFight['append']>[0]) => void held.append(rows),
    }
    const play = createPlay({ ...given, state: held.snapshot, done: held.done, rows: held.rows })
    const leaving = [
      held.status.subscribe(status => {
        const was = get().fight?.writer
        const next = keeping(status)
        // Each click is written: that it is under way is no change, and nobody needs to look.
        if (!sameEntries(next, get().keeping)) set({ keeping: next })
        // Another window has taken over: from here on this one follows it.
        if (table?.held === held && was && !held.writer) void actions.openFight(id)
      }),
      // Another window went on: read it again from the beginning of what is new.
      held.follow(() => void actions.openFight(id)),
      () => void held.close(),
    ]
    table = {
      held,
      name: held.record.name,
      map,
      play,
      ruleset,
      rulebook: () => (pages ??= rules.rulebook()),
      terrain,
      picture: blob && { ...map.picture!, file: blob },
      snapshotAt: held.done,
      leave: () => leaving.forEach(leave => leave()),
    }
    set({ drafts: typed(drafts), dice: diceModes(drafts), keeping: keeping(held.status.value), trouble: null })
    if (play.fight.mended) set({ notice: dropped(play.fight.mended.dropped) })
    feed.setMap({ width: map.grid.width, height: map.grid.height, picture: blob, place: map.picture })
    publish(true)
    void library.setPreference(LATEST, id).catch(() => undefined)
    const { start, rows } = await held.earlier()
    if (table?.held !== held) return
    play.fill(start, rows)
    publish(true)
  }

  /** The fight cannot be opened as it is; the GM chooses how to go on. */
  async function mend(mine: NonNullable<typeof opening>, found: Exclude<Opened, { kind: 'open' }>): Promise<void> {
    const { waysOn } = await import('./waysOn')
    if (opening !== mine) return
    const name = get().fights.find(fight => fight.id === mine.id)?.name ?? 'This fight'
    const go = (act: () => Promise<void>) => void orSay(act).then(list)
    const means = { library, openFight, go, leave: () => set({ trouble: null }) }
    set({ trouble: waysOn(means, mine.id, name, found) })
  }

  function rulesOf(id: string): RulesetEntry {
    const entry = services.rulesets.find(rules => rules.id === id)
    if (!entry) throw new Error(`This Fray does not have the rules “${id}” that this fight is played by.`)
    return entry
  }

  /** The seed belongs to this browser's copy of the fight: a duplicate or an export rolls other dice. */
  function seedOf(held: HeldFight, drafts: ReadonlyMap<string, string>): number {
    const kept = Number(drafts.get(SEED))
    if (Number.isInteger(kept) && kept !== 0) return kept
    const seed = services.chance() | 1
    held.saveDraft(SEED, String(seed))
    return seed
  }

  async function newFight(given: NewFight): Promise<string> {
    const { newFight: made } = await import('./newFight')
    return importGiven(await made(given, { files, newId: services.newId, rulesOf, stateOf }))
  }

  /** A copy of the open fight by other rules; those whose numbers must be checked are selected. */
  async function switchRules(id: string): Promise<void> {
    const { play, ruleset: from, name, map } = open()
    const to = await rulesOf(id).load()
    const { switched } = await import('./switched')
    const start = switched(play.fight.state, from, to, services.newId())
    const blob = (map.picture && (await library.getPicture(map.picture.id))) ?? null
    const picture = blob && map.picture && { ...map.picture, blob }
    const copy = await importGiven({
      name: await library.freeName(`${name} (${to.name})`),
      ruleset: id,
      map: { name: map.name, grid: map.grid, picture },
      pictures: [],
      start,
      rows: [],
    })
    // Another may have been called for meanwhile.
    if (table?.held.id === copy) set({ selection: Object.keys(start.combatants).slice(0, 1) })
  }

  /** How a fight stands at its end, without opening it for play. */
  async function stateOf(id: string): Promise<Snapshot> {
    if (table?.held.id === id) return table.play.fight.state
    const { record, map, start, rows } = await library.readWhole(id)
    const ruleset = await rulesOf(record.ruleset).load()
    const terrain = services.terrain((map as KeptMap).grid)
    return openTheFight({ ruleset, terrain, state: start, rows }).state
  }

  async function importFight(token: string): Promise<string> {
    const given = await files.fight(token)
    return importGiven({ ...given, name: await library.freeName(given.name) })
  }

  async function importGiven({ name, ruleset, map, pictures: brought, start, rows }: GivenFight): Promise<string> {
    const kept = await keptMap(map, start.board.map)
    for (const picture of brought) await library.putPicture(picture)
    const id = await library.createFight({
      name,
      ruleset,
      start,
      rows,
      map: { id: kept.id, map: kept, pictures: kept.picture ? [kept.picture.id] : [] },
    })
    await list()
    await openFight(id)
    return id
  }

  async function keptMap({ name, grid, picture }: GivenMap, id: string): Promise<KeptMap> {
    if (!picture) return { id, name, grid, picture: null }
    const { blob, ...place } = picture
    return { id, name, grid, picture: { id: await library.putPicture(blob), ...place } }
  }
}

/** Dice modes and the seed are kept among the drafts, under names of their own. */
function diceModes(drafts: ReadonlyMap<string, string>): Record<Id, DiceMode> {
  const modes: Record<Id, DiceMode> = {}
  for (const [name, value] of drafts)
    if (name.startsWith(DICE_MODE) && value === 'auto') modes[name.slice(DICE_MODE.length)] = 'auto'
  return modes
}

function typed(drafts: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...drafts].filter(([name]) => name !== SEED && !name.startsWith(DICE_MODE)))
}

function dropped(answers: number): string {
  const last = answers === 1 ? 'last answer' : `last ${answers} answers`
  return `The rules have changed since this action was begun: its ${last} must be given again.`
}

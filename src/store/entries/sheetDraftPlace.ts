import type { RulebookEntry, Ruleset } from '~/engine'
import type { Entry, EntryChange } from '~/storage'
import type { TableTypes } from '~/table'
import { ENTRIES } from '~/words/en/store'
import { createSheetDraft } from './sheetDraft'
import { BLANK, type EntryWork, readEntry } from './entryWork'
import { sheetFacts } from './cards'

/** The place for one sheet of the library. */
export class SheetDraftPlace {
  private readonly work: EntryWork
  /** What is open: the entry, and the hero of it. */
  private open: { readonly id: string; readonly hero: string | undefined } | null = null

  constructor(work: EntryWork) {
    this.work = work
  }

  /** Opens the sheet of a creature, or of a hero of a party: what is changed on its sheet is kept at once. Rejects with a sentence. */
  async openDraft(id: string, hero: string | undefined): Promise<void> {
    const { work } = this
    const { entries, fights, state, report } = work
    this.open = { id, hero }
    const isStill = () => this.open?.id === id && this.open.hero === hero
    const entry = await readEntry(work, id)
    const one = sheetOf(entry, hero)
    if (!one || entry.system === undefined) throw new Error(ENTRIES.noSheet(entry.name))
    const rules = fights.rulesOf(entry.system)
    const ruleset = await rules.load()
    let pages: Promise<readonly RulebookEntry[]> | undefined
    const sheetDraft = createSheetDraft({
      ...one,
      ruleset,
      rulebook: () => (pages ??= rules.rulebook()),
      terrain: work.terrain(BLANK.grid, ruleset.commands.diagonals),
      changed(next, sheet) {
        if (!isStill()) return
        state.set({ sheetDraft: next })
        void report.guard(() => entries.change(id, now => ({ ...withSheet(now, hero, sheet, ruleset) })))
      },
      refused: words => report.refusal({ words }),
    })
    // Another may have been called for meanwhile.
    if (isStill()) state.set({ sheetDraft })
  }

  closeDraft(): void {
    this.open = null
    this.work.state.set({ sheetDraft: null })
  }
}

function sheetOf(
  entry: Entry,
  hero: string | undefined,
): { readonly name: string; readonly sheet: object } | undefined {
  if (entry.kind === 'creature') return { name: entry.name, sheet: entry.data.sheet }
  return entry.kind === 'party' ? entry.data.heroes.find(({ key }) => key === hero) : undefined
}

/** An entry with this sheet on it, and what its card then says. */
function withSheet(entry: Entry, hero: string | undefined, sheet: object, rules: Ruleset<TableTypes>): EntryChange {
  if (entry.kind === 'creature')
    return { data: { ...entry.data, sheet: { ...sheet } }, facts: sheetFacts(sheet, rules.state.sheet) }
  if (entry.kind !== 'party') return {}
  return { data: { heroes: entry.data.heroes.map(one => (one.key === hero ? { ...one, sheet: { ...sheet } } : one)) } }
}

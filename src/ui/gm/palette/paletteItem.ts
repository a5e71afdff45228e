import type { OptionOdds } from '~/store/odds/messages'

/** One thing that can be done by typing. */
export interface PaletteItem {
  words: string
  group: string
  /** What it is likely to come to. */
  odds?: OptionOdds['figures'] | undefined
  /** Further words it is found by. */
  search?: string
  /** It is a row of the rulebook, and comes after everything that can be done. */
  isRule?: boolean
  /** Its words are the rules’, which are English everywhere. */
  isOfRules?: boolean
  act(): void
}

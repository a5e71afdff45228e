import { ODDS } from '~/words/en/prompt'
import type { OptionOdds } from '~/store/odds/messages'

type Figures = OptionOdds['figures']

/** A chance as it is written: "85.0 %" when every path was walked, "≈ 84 % ± 2" of a sample. Never the one as the other. */
export function percent(share: number, exact: boolean, margin = 0): string {
  if (exact) return ODDS.percent(ODDS.tenths(share / 100))
  const about = `≈ ${ODDS.percent(String(Math.round(share / 100)))}`
  return margin > 0 ? `${about} ± ${Math.max(1, Math.round(margin / 100))}` : about
}

/** Points lost on average: "−3.2"; what comes back has a plus. */
export function lossWords(loss: number): string {
  const points = ODDS.tenths(Math.abs(loss) / 100)
  return points === ODDS.tenths(0) ? '0' : `${loss > 0 ? '−' : '+'}${points}`
}

/** The chance of an option in a few words: "hit 85.0 %". Null: it changes nothing that could be counted. */
export function chanceWords({ chance, exact }: Figures): string | null {
  return chance && `${ODDS[chance.kind]} ${percent(chance.share, exact, chance.margin)}`
}

/** Which figure the answers to a question decide about. */
export type Decides = 'chance' | 'falls' | 'loss'

/**
 * What these answers decide. Where the blow has struck already, or the test is over, whatever is answered, it is the fall; where
 * that is the same for all as well, the loss.
 */
export function decidedBy(options: readonly Figures[]): Decides {
  const [first] = options
  if (!first || options.some(({ on }) => on !== first.on)) return 'chance'
  const isOver = options.every(
    ({ chance }) =>
      chance?.kind === first.chance?.kind &&
      chance?.share === first.chance?.share &&
      (!chance || chance.share === 0 || chance.share === 10_000),
  )
  if (!isOver) return 'chance'
  if (options.some(({ falls }) => falls !== first.falls)) return 'falls'
  return options.some(({ loss }) => loss !== first.loss) ? 'loss' : 'chance'
}

/** The figure that an answer decides about, in a few words. Null: it changes nothing that could be counted. */
export function decidedWords(figures: Figures, decides: Decides): string | null {
  if (decides === 'falls') return ODDS.falls(percent(figures.falls, figures.exact))
  if (decides === 'loss') return lossWords(figures.loss)
  return chanceWords(figures) ?? (furtherWords(figures).join(' · ') || null)
}

/** What it comes to besides: the loss on average, and the chance to fall. */
export function furtherWords({ loss, falls, exact }: Figures): readonly string[] {
  return [loss === 0 ? '' : lossWords(loss), falls === 0 ? '' : ODDS.falls(percent(falls, exact))].filter(Boolean)
}

/** All of it for those who listen: "hit 85.0 percent, loses 3.2 on average, falls 12.0 percent". */
export function spokenOdds(figures: Figures, nameOf: (id: string) => string): string {
  const { on, loss, falls, exact } = figures
  const words = [
    chanceWords(figures),
    loss === 0 ? null : (loss > 0 ? ODDS.loses : ODDS.gains)(ODDS.tenths(Math.abs(loss) / 100)),
    falls === 0 ? null : ODDS.falls(percent(falls, exact)),
  ].filter(word => word !== null)
  if (words.length === 0 || on === null) return ''
  return ODDS.spoken(nameOf(on), words, exact)
}

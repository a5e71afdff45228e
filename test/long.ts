/** The long run, which takes hours. */
export const isLong = Boolean(process.env.FRAY_LONG)

/** How often a random test is run: many times more often in the long run (`npm run test:long`). */
export function runs<T>(usual: T, long: T): T {
  return isLong ? long : usual
}

/** The usual run is the same everywhere, the long one draws its seed; FRAY_SEED names another, and finds a failure again. */
export const SEED = Number(process.env.FRAY_SEED ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 1))

/** Puts a figure of the long run beside its results, for whoever writes it down. */
export function report(figure: string): void {
  if (isLong) process.stdout.write(`${figure}\n`)
}

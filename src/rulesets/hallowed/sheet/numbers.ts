/** A modifier as it is said: "+4", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A count as it is said. */
export const counted = (count: number): string => (count < 0 ? `−${-count}` : `${count}`)

/**
 * One utterance: all that happened, in its words, then what follows of it that has not been said so already: a turn that begins
 * is both an event and what is asked next. What happened twice is said twice.
 */
export function spokenOnce(events: readonly string[], after: readonly string[]): string {
  const heard = new Set(events.map(bare))
  const rest = after.filter(sentence => !heard.has(bare(sentence)) && heard.add(bare(sentence)))
  return [...events, ...rest].filter(sentence => bare(sentence) !== '').join(' ')
}

const bare = (sentence: string): string => sentence.replace(/[.:…]$/, '').toLowerCase()

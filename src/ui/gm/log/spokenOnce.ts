/** Sentences as one utterance, each once: a turn that begins is both an event and what is asked next. */
export function spokenOnce(sentences: readonly string[]): string {
  const heard = new Set<string>()
  return sentences
    .filter(sentence => {
      const bare = sentence.replace(/[.:…]$/, '').toLowerCase()
      if (bare === '' || heard.has(bare)) return false
      heard.add(bare)
      return true
    })
    .join(' ')
}

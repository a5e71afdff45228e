import type { Page } from '@playwright/test'

/** Which of these words are anywhere in the memory of a page. */
export async function inMemory(page: Page, words: readonly string[]): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const heap = chunks.join('')
  return words.filter(word => heap.includes(word))
}

import type { World } from './world'

/** Serves the world until the promise has an answer. */
export async function served<T>(world: World, answer: Promise<T>): Promise<T> {
  let done = false
  answer.then(
    () => (done = true),
    () => (done = true),
  )
  while (!done) {
    await new Promise(resolve => setImmediate(resolve))
    if (!world.deliver(0)) world.advance(100)
  }
  return answer
}

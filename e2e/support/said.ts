import type { Page } from '@playwright/test'

/** Notes all that the GM's page says through a port; what comes back tells what was said since, heartbeats aside. */
export async function said(gm: Page): Promise<() => Promise<string[]>> {
  await gm.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...rest: unknown[]) {
      heard.push(JSON.stringify(message))
      return (post as (...given: unknown[]) => void).call(this, message, ...rest)
    }
  })
  return () =>
    gm.evaluate(() => {
      const heard = (window as unknown as { heard: string[] }).heard.splice(0)
      return heard.filter(message => message.includes('"record"'))
    })
}

import type { Page } from '@playwright/test'
import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'
import { mouse } from '../support/mouse'
import { openPlayers } from '../support/openPlayers'

/**
 * From now on the GM's window speaks as another build of Fray would, until it is reloaded: its records have another number, and what
 * this build does not know. How the page at the other end takes it is what is tested, and that is the page of the build.
 */
async function speakAs(gm: Page, build: 'newer' | 'older'): Promise<void> {
  await gm.evaluate(which => {
    const send = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown, ...rest: unknown[]) {
      const said = message as { fray?: string; version?: number; record?: object | null } | null
      send.call(this, said?.fray === 'record' ? asOther(said) : message, ...(rest as [StructuredSerializeOptions?]))
    }
    function asOther({ version = 1, ...said }: { version?: number; record?: object | null }): unknown {
      // The first build named no version at all.
      if (which === 'older') return { ...said, record: { table: said.record } }
      return { ...said, version: version + 1, record: { ...said.record, weather: 'rain' }, sounds: [] }
    }
  }, build)
}

for (const { build, says, detail } of [
  {
    build: 'newer',
    says: 'The GM’s window is of a newer Fray',
    detail: 'Close this screen and press Shift+P there',
  },
  {
    build: 'older',
    says: 'The GM’s window is of an older Fray',
    detail: 'Reload the GM’s window when it suits you: this screen goes on by itself.',
  },
] as const)
  test(
    `a players’ screen beside the GM’s window of ${build === 'newer' ? 'a newer' : 'an older'} build says so, shows nothing that is out of date, and goes on once both are of one`,
    ONLY_LONG,
    async ({ page: gm }) => {
      await gm.goto('/')
      const players = await openPlayers(gm)
      await speakAs(gm, build)
      await mouse(gm).go('Roland')
      await expect(players.getByRole('heading', { level: 1 })).toHaveText(says)
      await expect(players.getByRole('status')).toContainText(detail)
      await expect(players.getByRole('region', { name: 'Turn order' })).toBeHidden()
      // The GM plays on as if nothing were.
      await expect(gm.getByRole('region', { name: 'Prompt' })).toContainText("Roland's turn")

      await gm.reload()
      await expect(players.getByRole('heading', { level: 1 })).toContainText('Roland')
      await expect(players.getByRole('region', { name: 'Turn order' })).toBeVisible()
    },
  )

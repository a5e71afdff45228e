// @ts-check
/** The film at the top of the README: the first minute of a newcomer, from the start card to the first blow. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Point in CSS pixels */

const VIEWPORT = { width: 1366, height: 768 }
/** As large as a README shows it. */
const WIDTH = 960
/** Of a frame, in ms. */
const FRAME = 80
const QUALITY = 62
/** How long the pointer is under way, and how long a reader needs to see what has come, in frames. */
const WAY = 7
const LOOK = { short: 8, long: 22 }

/** A pointer, which a browser without a window of its own does not draw. */
const POINTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 24 24"><path d="M5 2l14 11-6.5 1 4 7-3 1.6-3.9-7L5 20z" fill="#fff" stroke="#111" stroke-width="1.4"/></svg>'

/** Dice that are the same each time: the film shows a hit. */
const SEED = 8

/**
 * Takes the film. Time in the page stands still while a picture is taken, so that what moves runs evenly however slow the machine is.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the served build
 * @param {string} file where it lands
 */
export async function film(browser, address, file) {
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'dark', locale: 'en-GB' })
  await context.addInitScript(sameDice, SEED)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('dialog[open]').waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const developer = await context.newCDPSession(page)
  await developer.send('Animation.enable')
  await developer.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const shots = filmed(page)

  await shots.look(LOOK.long)
  await shots.click(page.getByRole('button', { name: /^Endurance/ }))
  await shots.look(LOOK.long)
  await shots.drag(tokenOf(page, 'Agnessa'), tokenOf(page, 'Guard A'))
  await shots.look(LOOK.long)
  for (let i = 0; i < 3; i++) {
    await shots.click(page.locator('.option-usual, .primary').first())
    await shots.look(i === 0 ? LOOK.short : LOOK.long)
  }
  await shots.look(LOOK.short)
  await writeFile(file, await shots.film())
  await context.close()
  console.log(file)
}

/** @param {Page} page @param {string} name */
const tokenOf = (page, name) => page.locator(`[data-token][aria-label^="${name},"]`)

/**
 * Pictures of the page, one for each frame.
 *
 * @param {Page} page
 */
function filmed(page) {
  /** @type {Buffer[]} */
  const frames = []
  let at = { x: VIEWPORT.width / 2, y: VIEWPORT.height * 0.9 }

  const take = async () => {
    await page.clock.runFor(FRAME)
    await page.evaluate(animationsOn, FRAME)
    const picture = sharp(await page.screenshot())
      .composite([{ input: Buffer.from(POINTER), left: Math.round(at.x), top: Math.round(at.y) }])
      .png()
    frames.push(
      await sharp(await picture.toBuffer())
        .resize(WIDTH)
        .toBuffer(),
    )
  }
  /** @param {number} count of frames */
  const look = async count => {
    for (let i = 0; i < count; i++) await take()
  }
  /** @param {Point} to */
  const move = async to => {
    const from = at
    for (let i = 1; i <= WAY; i++) {
      // Sets off and comes to rest gently, as a hand does.
      const part = (1 - Math.cos((i / WAY) * Math.PI)) / 2
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await page.mouse.move(at.x, at.y)
      await take()
    }
  }
  return {
    look,
    /** @param {import('@playwright/test').Locator} what */
    click: async what => {
      await move(await middleOf(what))
      await page.mouse.down()
      await page.mouse.up()
      await take()
    },
    /** @param {import('@playwright/test').Locator} what @param {import('@playwright/test').Locator} onto */
    drag: async (what, onto) => {
      await move(await middleOf(what))
      await page.mouse.down()
      await move(await middleOf(onto))
      await look(LOOK.long)
      await page.mouse.up()
      await take()
    },
    film: () =>
      sharp(frames, { join: { animated: true } })
        .webp({ quality: QUALITY, effort: 6, loop: 0, delay: frames.map(() => FRAME), minSize: true, mixed: true })
        .toBuffer(),
  }
}

/** @param {import('@playwright/test').Locator} what @returns {Promise<Point>} */
async function middleOf(what) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`Not in sight: ${String(what)}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Run in the page: brings what moves by style on by one frame; it does not follow the page's clock. @param {number} ms */
function animationsOn(ms) {
  for (const animation of document.getAnimations()) {
    // What follows the scrolling of its place stands still by itself.
    if (!(animation.timeline instanceof DocumentTimeline)) continue
    animation.currentTime = Number(animation.currentTime ?? 0) + ms
    const end = animation.effect?.getComputedTiming().endTime
    if (typeof end === 'number' && animation.currentTime >= end) animation.finish()
  }
}

/** Run in the page before it loads: the numbers that seed the dice come out the same each time. @param {number} seed */
function sameDice(seed) {
  let n = seed
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = n = (n * 16_807 + 11) % 2_147_483_647
    return array
  }
}

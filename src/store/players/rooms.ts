import { ROOM, type Transport } from '~/feed/transport'
import { brokerBeside, isBroker, writeRoomLink, type RoomLink } from '~/feed/room/roomLink'
import { createRoomTransport, newSecret, roomOf, type RoomStatus, type RoomTransport } from '~/feed/room/roomTransport'
import { canSeal } from '~/feed/room/seal'
import type { RoomTest } from '~/feed/room/roomMessages'

/** By what screens on other devices are reached: the broker that Fray brings along, or any other. */
export type RoomWay = 'network' | 'broker'

/** What the GM says of a broker of their own. */
export interface BrokerChoice {
  /** Its address. */
  address: string
  /** As whom the GM's window publishes; the password is kept only as long as this window. */
  gm: { user: string; password: string }
  /** As whom screens come. It stands in their link. */
  screens: { user: string; password: string }
  /** What is published can be read by nobody without the link. */
  isEncrypted: boolean
  /** Where others open Fray. */
  page: string
}

/** A room that is open. */
export interface RoomShown {
  way: RoomWay
  /** One for each address by which this computer may be reached. */
  links: readonly string[]
  line: RoomStatus['line']
  /** null: the broker does not say. */
  screens: number | null
  view: 'follow' | 'free'
  isEncrypted: boolean
  /** How the latest test went; null: none was made. */
  test: RoomTest | 'running' | null
  /** Whether a screen showed the letters that were typed last; null: none were. */
  invited: boolean | 'running' | null
}

/** Why a room was not opened. */
export type RoomProblem = 'notStarted' | 'noNetwork' | 'noBroker' | 'noPage' | 'cannotEncrypt'

/** Opens a room for screens on other devices, one at a time. */
export interface Rooms {
  /** The addresses of this computer in its network; null: Fray was not started so that it could be reached there. */
  network(): Promise<readonly string[] | null>
  /** What was said of a broker the last time. */
  lastBroker(): BrokerChoice
  openNetwork(): Promise<RoomProblem | null>
  openBroker(choice: BrokerChoice): Promise<RoomProblem | null>
  /** Opens the room that was open before this window was loaded anew, as soon as it is decided which fight is shown. */
  resume(): Promise<void>
  /** Tells all screens, and clears what the broker has kept. */
  close(): void
  /** Another link from the next time on: the old one leads nowhere any more. */
  forgetLink(): void
  setView(view: RoomShown['view']): void
  /** Comes to the room as a screen would, and looks whether all is as it should be. */
  test(): void
  /** Asks in the screen that came without a link and shows these letters. */
  invite(code: string): void
}

export interface RoomsDeps {
  attach(transport: Transport): void
  worker(): Pick<Worker, 'postMessage' | 'terminate' | 'onmessage'>
  /** What lasts as long as this browser's storage, and what as long as this window. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The address of this page. */
  page: string
  fetch(address: string): Promise<Response>
  draw(): string
  now(): number
  /** Resolves when nothing about what was kept waits for the GM: which fight is open, if any, is decided. */
  decided(): Promise<void>
  onChange(room: RoomShown | null): void
}

/** What is kept of the open room as long as this window. */
interface Opened {
  way: RoomWay
  password: string
  view: RoomShown['view']
}

/** What is kept of the latest room, so that its link leads to the next one as well. */
interface Kept {
  secret: string
  key: string
  epoch: number
  left: readonly string[]
  broker: Omit<BrokerChoice, 'gm'> & { gm: { user: string } }
}

/** The page for screens, beside the GM's. */
const SCREEN_PAGE = 'screen.html'

export function createRooms(deps: RoomsDeps): Rooms {
  return new RoomsOf(deps)
}

class RoomsOf implements Rooms {
  private readonly deps: RoomsDeps
  private readonly memory: RoomMemory
  private transport: RoomTransport | null = null
  private shown: RoomShown | null = null

  constructor(deps: RoomsDeps) {
    this.deps = deps
    this.memory = new RoomMemory(deps)
  }

  lastBroker(): BrokerChoice {
    const { broker } = this.memory.read()
    return { ...broker, gm: { ...broker.gm, password: this.memory.opened()?.password ?? '' } }
  }

  async resume(): Promise<void> {
    // Until then screens keep what they show: that no fight is open would not be true.
    await this.deps.decided()
    const was = this.memory.opened()
    if (!was || this.shown) return
    if (was.way === 'network') await this.openNetwork()
    else await this.openBroker(this.lastBroker())
    if (this.shown) this.setView(was.view)
  }

  close(): void {
    this.memory.forgetOpened()
    this.transport?.shut()
  }

  forgetLink(): void {
    this.memory.forgetLink()
  }

  test(): void {
    if (!this.transport || !this.shown) return
    this.become({ ...this.shown, test: 'running' })
    this.transport.test()
  }

  invite(code: string): void {
    if (!this.transport || !this.shown) return
    this.become({ ...this.shown, invited: 'running' })
    this.transport.invite(code.replaceAll(/\s/g, '').toUpperCase())
  }

  async network(): Promise<readonly string[] | null> {
    const answer = await this.deps.fetch('screens.json').catch(() => null)
    if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return null
    const { links } = (await answer.json()) as { links: readonly string[] }
    return links
  }

  async openNetwork(): Promise<RoomProblem | null> {
    const links = await this.network()
    if (!links) return 'notStarted'
    if (links.length === 0) return 'noNetwork'
    const { secret } = this.memory.read()
    const room = await roomOf(secret)
    const link = { room, broker: null, user: null, password: null, key: null }
    this.begin({ way: 'network', links, link, user: room, password: secret, secret: '' })
    return null
  }

  async openBroker(choice: BrokerChoice): Promise<RoomProblem | null> {
    const { address, gm, screens, isEncrypted } = choice
    if (!isBroker(address)) return 'noBroker'
    if (!URL.canParse(choice.page)) return 'noPage'
    if (isEncrypted && !canSeal()) return 'cannotEncrypt'
    const { password: _, ...user } = gm
    this.memory.write({ broker: { address, gm: user, screens, isEncrypted, page: choice.page } })
    const { secret, key } = this.memory.read()
    const link: RoomLink = {
      room: await roomOf(secret),
      broker: address,
      user: screens.user || null,
      password: screens.password || null,
      key: isEncrypted ? key : null,
    }
    const links = [new URL(SCREEN_PAGE, choice.page).href.replace(/[?#].*$/, '')]
    this.begin({
      way: 'broker',
      links,
      link,
      user: gm.user || null,
      password: gm.password || null,
      secret: gm.password,
    })
    return null
  }

  private begin(given: {
    way: RoomWay
    links: readonly string[]
    link: RoomLink
    user: string | null
    password: string | null
    /** What is kept for this window alone. */
    secret: string
  }): void {
    this.transport?.close()
    const { way, link, user, password } = given
    const epoch = Math.max(this.deps.now(), this.memory.read().epoch + 1)
    const { left } = this.memory.read()
    this.memory.write({ epoch })
    this.memory.remember({ way, password: given.secret, view: 'follow' })
    const links = given.links.map(address => `${address}#${writeRoomLink(link)}`)
    this.become({
      way,
      links,
      line: 'connecting',
      screens: null,
      view: 'follow',
      isEncrypted: link.key !== null,
      test: null,
      invited: null,
    })
    const made = createRoomTransport({
      worker: this.deps.worker(),
      setting: {
        address: link.broker ?? brokerBeside(this.deps.page),
        room: link.room,
        user,
        password,
        key: link.key,
        screen: { user: link.broker === null ? link.room : link.user, password: link.password },
        epoch,
        left,
      },
      onStatus: status => {
        if (this.transport !== made && this.transport !== null) return
        if (status.line === 'closed') this.become(null)
        else if (this.shown) this.become({ ...this.shown, ...status, ...(status.line !== 'up' && { invited: null }) })
      },
      onRetained: topics => this.memory.write({ left: topics }),
      onTested: test => this.shown && this.become({ ...this.shown, test }),
      onInvited: invited => this.shown && this.become({ ...this.shown, invited }),
    })
    this.transport = made
    this.deps.attach(made)
  }

  private become(next: RoomShown | null): void {
    this.shown = next
    if (!next) this.transport = null
    this.deps.onChange(next)
  }

  setView(view: RoomShown['view']): void {
    const was = this.memory.opened()
    if (!this.shown || !was) return
    this.memory.remember({ ...was, view })
    this.transport?.setView(view)
    this.become({ ...this.shown, view })
  }
}

/** What is kept of rooms in this browser, and of the one that is open in this window. */
class RoomMemory {
  private readonly deps: Pick<RoomsDeps, 'storage' | 'session' | 'draw' | 'page'>
  private latest: Kept | null = null

  constructor(deps: Pick<RoomsDeps, 'storage' | 'session' | 'draw' | 'page'>) {
    this.deps = deps
  }

  forgetOpened(): void {
    this.deps.session.removeItem(ROOM)
  }

  forgetLink(): void {
    this.write({ secret: newSecret(this.deps.draw), key: newSecret(this.deps.draw) })
  }

  opened(): Opened | null {
    return parsed(this.deps.session.getItem(ROOM)) as Opened | null
  }

  remember(room: Opened): void {
    this.deps.session.setItem(ROOM, JSON.stringify(room))
  }

  /** What was kept, or what is made now and kept from here on. */
  read(): Kept {
    this.latest ??= { ...this.made(), ...(parsed(this.deps.storage.getItem(ROOM)) as Partial<Kept> | null) }
    return this.latest
  }

  private made(): Kept {
    const { draw, page } = this.deps
    return {
      secret: newSecret(draw),
      key: newSecret(draw),
      epoch: 0,
      left: [],
      broker: {
        address: '',
        gm: { user: '' },
        screens: { user: '', password: '' },
        isEncrypted: canSeal(),
        page: page.startsWith('https:') ? page.replace(/[?#].*$/, '') : '',
      },
    }
  }

  write(part: Partial<Kept>): void {
    this.latest = { ...this.read(), ...part }
    try {
      this.deps.storage.setItem(ROOM, JSON.stringify(this.latest))
    } catch {
      // A browser that keeps nothing: the link lasts as long as this window.
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

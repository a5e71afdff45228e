import {
  chosenBy,
  isSingleChoice,
  same,
  type AreaAsk,
  type Asked,
  type Choice,
  type Knob,
  type NumberAsk,
  type Option,
  type PathAsk,
  type Request,
  type Roll,
  type Stated,
  type TextAsk,
} from './questions'
import type { Decider, Json } from './snapshot'
import type { Reason } from './command'

/** A question with the check of its answer. The request is data and is shown; the check stays with the rules. */
export interface Question<Q extends Request = Request> {
  request: Q
  /** Why this value is not allowed, beyond what the request itself says. */
  refuse?: (value: Json) => Reason | undefined
  /** It came into the rules when fights had been kept: a journal that knows nothing of it has answered with its default. */
  later?: true
}

/** What a procedure yields: several questions that may be answered in any order (usually one). */
export interface Batch {
  key: string
  questions: readonly Question[]
  /** There is nothing to decide: this is the only answer. The runner gives it without asking anybody. */
  only?: Json | undefined
}

/** What comes back: the answers by slot, or `again`: the GM changed something, look afresh and ask again. */
export type Reply = readonly Json[] | 'again'

/**
 * A rule that may ask. Written as a generator function, driven by `run`; called with `yield*` and nothing else:
 * a procedure that is merely called does nothing. The first reply begins it, whatever it is.
 */
export interface Proc<T> {
  next(reply: Reply): IteratorResult<Batch, T>
  [Symbol.iterator](): Proc<T>
}

interface About {
  /** Default `all`: the players' window may say whose decision is awaited. */
  see?: 'all' | 'asked'
  /** As a function where they change with the state or take some finding out: it is called whenever the question is put. */
  facts?: QuestionFacts | (() => QuestionFacts)
  default?: Json
}

interface AboutRoll extends About {
  /** What the roll is held against and what is added to it. */
  stated?: (() => Stated) | undefined
}

/** What the asked one knows. */
export type QuestionFacts = { readonly [key: string]: Json }

interface AboutChoice<T extends Json> extends Omit<About, 'default'> {
  /** May depend on the options as they are found. */
  default?: T | ((options: readonly Option<T>[]) => T | undefined)
  /** The rules have not always asked this: where a journal goes on with the next question, the default is its answer. */
  later?: true
}

interface AboutSome<T extends Json> extends Omit<About, 'default'> {
  default?: readonly T[]
}

/**
 * Writes what is said about a question into its request, which is new. Spreading one record into the next instead took
 * longer than most rules do.
 */
function about<Q extends Request>(request: Q, facts: About['facts'], preset: Json | undefined): Q {
  if (facts) request.facts = typeof facts === 'function' ? facts() : facts
  if (preset !== undefined) request.default = preset
  return request
}

const options = <T extends Json>(list: readonly (T | Option<T>)[]): Option<T>[] =>
  list.map(o => (typeof o === 'object' && o !== null && 'value' in o ? (o as Option<T>) : { value: o as T }))

/** The only bare `yield` of the whole code: ask, and ask anew for as long as the GM changes things meanwhile. */
function* put<T extends Json>(
  key: string,
  questions: (options: () => readonly Option<T>[]) => readonly Question[],
  list?: () => readonly Option<T>[],
): Proc<readonly Json[]> {
  for (let isFirst = true; ; isFirst = false) {
    const reply = yield list
      ? new SingleQuestion(key, questions, list, isFirst)
      : { key, questions: questions(() => []) }
    if (reply !== 'again') return reply
  }
}

/**
 * A choice of one. Its options are found when somebody looks: whoever goes a way again (`Checkpoint`) has the answer already, and
 * what is open to whom takes longer to find out than most rules do. Where one was left at first, nobody is asked.
 */
class SingleQuestion<T extends Json> implements Batch {
  #found: readonly Option<T>[] | undefined
  readonly #options = () => (this.#found ??= this.list())

  constructor(
    readonly key: string,
    private readonly build: (options: () => readonly Option<T>[]) => readonly Question[],
    private readonly list: () => readonly Option<T>[],
    private readonly isFirst: boolean,
  ) {}

  get questions(): readonly Question[] {
    return this.build(this.#options)
  }

  get only(): Json | undefined {
    if (!this.isFirst) return undefined
    const [first, second] = this.#options()
    return second || first?.whyNot ? undefined : first?.value
  }
}

/**
 * One of several. Options are given as a function, because the GM may change the state while the question is open.
 * A single option without a refusal is taken without asking.
 */
export function* choose<const T extends Json>(
  of: Decider,
  key: string,
  list: () => readonly (T | Option<T>)[],
  { see = 'all', facts, default: preset, later }: AboutChoice<NoInfer<T>> = {},
): Proc<T> {
  const [value] = yield* put(
    key,
    now => {
      const request: Choice = { kind: 'choice', key, of, see, min: 1, max: 1, options: now() }
      const usual = typeof preset === 'function' ? preset(now()) : preset
      // What the GM has changed while it was open may have closed the usual answer, or taken it away.
      const told = about(request, facts, now().some(one => same(one.value, usual) && !one.whyNot) ? usual : undefined)
      return [later ? { request: told, later } : { request: told }]
    },
    () => options(list()),
  )
  return value as T
}

/**
 * Between `min` and `max` of several; returns a list of values. Where the bounds leave exactly one to be chosen it is asked
 * and answered like any choice of one (`isSingleChoice`), and is the only one of the list.
 */
export function* chooseSome<const T extends Json>(
  of: Decider,
  key: string,
  list: () => readonly (T | Option<T>)[],
  { min, max }: { min: number; max: number },
  { see = 'all', facts, default: preset }: AboutSome<NoInfer<T>> = {},
): Proc<readonly T[]> {
  const single = isSingleChoice({ min, max })
  const [answer] = yield* put(key, () => {
    const request: Choice = { kind: 'choice', key, of, see, min, max, options: options(list()) }
    // The GM may have taken away, or closed, what is usually chosen.
    const usual = preset?.filter(value => request.options.some(one => !one.whyNot && same(one.value, value)))
    return [{ request: about(request, facts, single ? usual?.[0] : usual) }]
  })
  // It was checked when it was given: those are options of this list.
  return chosenBy({ min, max }, answer!) as readonly T[]
}

/** Dice: `dice` gives the sides of each die in reading order; the answer is one face for each. */
export function* roll(
  of: Decider,
  key: string,
  dice: () => readonly number[],
  about: AboutRoll = {},
): Proc<readonly number[]> {
  const [faces] = yield* put(key, () => [{ request: rollRequest(of, key, dice(), about) }])
  return faces as readonly number[]
}

/** Tells where the GM has put the knobs of the open roll: the `World`. */
interface KnobReader {
  knob(key: string): number | undefined
}

/** Dice with knobs that the GM may turn while the roll is open. Returns the faces and where the knobs stood. */
export function* rollWithKnobs(
  w: KnobReader,
  of: Decider,
  key: string,
  knobs: readonly Knob[],
  dice: (set: { readonly [knob: string]: number }) => readonly number[],
  told: AboutRoll = {},
): Proc<{ faces: readonly number[]; set: { readonly [knob: string]: number } }> {
  let set: Record<string, number> = {}
  const [faces] = yield* put(key, () => {
    set = {}
    for (const knob of knobs) set[knob.key] = w.knob(knob.key) ?? knob.default
    const request = rollRequest(of, key, dice(set), told)
    request.knobs = knobs.map(({ key, options }) => ({ key, options, default: set[key]! }))
    return [{ request }]
  })
  return { faces: faces as readonly number[], set }
}

/** Builds one roll for `together`. */
export function rollRequest(
  of: Decider,
  key: string,
  dice: readonly number[],
  { see = 'all', facts, default: preset, stated }: AboutRoll = {},
): Roll {
  const request: Roll = { kind: 'roll', key, of, see, dice }
  if (stated) request.stated = stated()
  return about(request, facts, preset)
}

/** Several rolls at once, answered in any order; the faces come back in the order of the requests. */
export function* rollTogether(key: string, rolls: () => readonly Roll[]): Proc<readonly (readonly number[])[]> {
  if (rolls().length === 0) return []
  const faces = yield* put(key, () => rolls().map(request => ({ request })))
  return faces as readonly (readonly number[])[]
}

/** A whole number within bounds. */
export function* number(
  of: Decider,
  key: string,
  bounds: () => { min: number; max: number },
  { see = 'all', facts, default: preset }: About = {},
): Proc<number> {
  const [value] = yield* put(key, () => {
    const { min, max } = bounds()
    return [{ request: about<NumberAsk>({ kind: 'number', key, of, see, min, max }, facts, preset) }]
  })
  return value as number
}

/** Words, at most `max` characters. */
export function* text(
  of: Decider,
  key: string,
  max: number,
  { see = 'all', facts, default: preset }: About = {},
): Proc<string> {
  const [value] = yield* put(key, () => [
    { request: about<TextAsk>({ kind: 'text', key, of, see, max }, facts, preset) },
  ])
  return value as string
}

/** The squares a token walks through, its starting square left out. `refuse` is the ruleset's word on a path. */
export function* path(
  of: Decider,
  key: string,
  walk: () => { who: string; budget: number; parity: 0 | 1 },
  refuse: (squares: readonly number[]) => Reason | undefined,
  { see = 'all', facts, default: preset }: About = {},
): Proc<readonly number[]> {
  const [value] = yield* put(key, () => {
    const { who, budget, parity } = walk()
    const request: PathAsk = { kind: 'path', key, of, see, who, budget, parity }
    return [{ request: about(request, facts, preset), refuse: squares => refuse(squares as readonly number[]) }]
  })
  return value as readonly number[]
}

/**
 * A place on the map for an area of this form; the answer is the whole area, with its place. `refuse` is the ruleset's word
 * on the place. Who is caught is worked out from the answer (see `inArea` of the table).
 */
export function* area(
  of: Decider,
  key: string,
  form: () => Pick<AreaAsk, 'area' | 'who'>,
  refuse: (area: Json) => Reason | undefined,
  { see = 'all', facts, default: preset }: About = {},
): Proc<Json> {
  const [value] = yield* put(key, () => {
    const { area, who } = form()
    return [{ request: about<AreaAsk>({ kind: 'area', key, of, see, area, who }, facts, preset), refuse }]
  })
  return value!
}

/** A request is made for one asking only, so its number and place are written into it. */
export function placeRequest(request: Asked, ask: number, slot: number, rules: readonly string[]): void {
  request.ask = ask
  request.slot = slot
  if (rules.length > 0) request.rules = [...rules]
}

type Rest<F extends (...args: never[]) => unknown, Skipped extends unknown[]> =
  Parameters<F> extends [...Skipped, ...infer R] ? R : never

/** A function that asks `of` under a key, with the keys of one ruleset in place of any. */
type Keyed<F extends (of: string, key: string, ...rest: never[]) => unknown, Key extends string> = (
  of: Parameters<F>[0],
  key: Key,
  ...rest: Rest<F, [unknown, unknown]>
) => ReturnType<F>

/** The functions of `ask` for one ruleset: the compiler knows the keys of its questions. */
export interface Asking<Key extends string> {
  choose<const T extends Json>(of: string, key: Key, ...rest: Rest<typeof choose<T>, [unknown, unknown]>): Proc<T>
  chooseSome<const T extends Json>(
    of: string,
    key: Key,
    ...rest: Rest<typeof chooseSome<T>, [unknown, unknown]>
  ): Proc<readonly T[]>
  rollWithKnobs(
    w: Parameters<typeof rollWithKnobs>[0],
    of: string,
    key: Key,
    ...rest: Rest<typeof rollWithKnobs, [unknown, unknown, unknown]>
  ): ReturnType<typeof rollWithKnobs>
  roll: Keyed<typeof roll, Key>
  rollRequest: Keyed<typeof rollRequest, Key>
  number: Keyed<typeof number, Key>
  text: Keyed<typeof text, Key>
  path: Keyed<typeof path, Key>
  area: Keyed<typeof area, Key>
  /** The key of a batch stands in no answer, but a typo in it would be one all the same. */
  rollTogether(key: Key, rolls: Parameters<typeof rollTogether>[1]): ReturnType<typeof rollTogether>
}

/** `ask` with the keys of one ruleset. Renaming one of them is a change to saved journals. */
export function asking<Key extends string>(): Asking<Key> {
  return { area, choose, chooseSome, number, path, roll, rollRequest, rollTogether, rollWithKnobs, text }
}

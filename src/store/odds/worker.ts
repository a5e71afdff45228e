import { applyPatches } from '~/engine'
import { createTerrain } from '~/table'
import { rulesets } from '~/rulesets'
import type { FromWorker, Question, TaskName, ToWorker } from './messages'
import { slice } from './slice'
import { runTask, type Table } from './runTask'

/**
 * Entry of a worker that looks ahead: it holds the rules, the map and the latest state, and works on one question of each
 * kind. Between short slices of work it hears what comes in, so that a newer question takes the place of an older one.
 */

/** Milliseconds of work between two looks at what has come in. */
const SLICE = 6

let board: Promise<Pick<Table, 'ruleset' | 'terrain'>> | undefined
let snapshot: Table['snapshot'] | undefined
const running = new Map<TaskName, { question: number; work: ReturnType<typeof runTask> }>()
let isWorking = false
let order: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'stop') running.delete(data.task)
  // One after the other, though the rules have to be loaded first.
  order = order.then(() => onMessage(data))
})

async function onMessage(data: ToWorker): Promise<void> {
  switch (data.kind) {
    case 'table':
      running.clear()
      board = load(data.ruleset, data.map)
      // Whoever asks is told that they could not be had.
      await board.catch(() => undefined)
      break
    case 'state':
      snapshot = data.state
      break
    case 'changes':
      if (snapshot) snapshot = applyPatches(snapshot, data.patches)
      break
    case 'stop':
      running.delete(data.task)
      break
    case 'ask':
      await begin(data)
  }
}

async function load(
  id: string,
  map: Extract<ToWorker, { kind: 'table' }>['map'],
): Promise<NonNullable<Awaited<typeof board>>> {
  const entry = rulesets.find(one => one.id === id)
  if (!entry) throw new Error(`There are no rules “${id}”.`)
  const [ruleset, tactics] = await Promise.all([entry.load(), entry.tactics()])
  return { ruleset: { ...ruleset, tactics }, terrain: createTerrain(map, ruleset.commands.diagonals) }
}

async function begin(asked: Question): Promise<void> {
  const { question, task } = asked
  try {
    const rules = await board
    if (!rules || !snapshot) throw new Error('No fight is here.')
    running.set(task, { question, work: runTask({ ...rules, snapshot }, asked) })
    if (!isWorking) void workOn()
  } catch (error) {
    tell({ question, failed: String(error) })
  }
}

async function workOn(): Promise<void> {
  isWorking = true
  while (running.size > 0) {
    for (const [task, { question, work }] of running) {
      const end = performance.now() + SLICE
      const { messages, isOver } = slice(question, work, () => performance.now() >= end)
      for (const message of messages) tell(message)
      if (isOver) running.delete(task)
    }
    await nextTurn()
  }
  isWorking = false
}

/** When all that has come in has been heard. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

function tell(message: FromWorker): void {
  postMessage(message)
}

import { expect, test, vi } from 'vitest'
import { observable } from '~/storage/ports/observable'
import { sliceOf } from '../testing/sliceOf'
import { createReport, type ReportSlice } from './report'

function reporting(stored = '') {
  const state = sliceOf<ReportSlice>({ phase: 'ready', trouble: null, notice: null, refusal: null, update: false })
  const storageNotice = observable(stored)
  const applyUpdate = vi.fn()
  return { state, storageNotice, applyUpdate, report: createReport({ state, storageNotice, applyUpdate }) }
}

test('what the storage says is shown from the start, and as long as it says it', () => {
  const { state, storageNotice } = reporting('Nothing is kept here.')
  expect(state.get().notice).toBe('Nothing is kept here.')
  storageNotice.set('')
  expect(state.get().notice).toBeNull()
})

test('what fails is told, and fails nobody else', async () => {
  const { state, report } = reporting()
  await report.guard(() => Promise.reject(new Error('The disk is full.')))
  expect(state.get().notice).toBe('The disk is full.')
})

test('notice and refusal are dismissed together', () => {
  const { state, report } = reporting()
  report.notice('Once more?')
  report.refusal({ words: 'No.' })
  report.actions.dismiss()
  expect(state.get()).toMatchObject({ notice: null, refusal: null })
})

import { expect, test, vi } from 'vitest'
import { observable } from '~/storage/ports'
import { sliceOf } from './testing/sliceOf'
import { createReport, problemOf, type ReportSlice } from './report'

function reporting(stored = '') {
  const state = sliceOf<ReportSlice>({
    phase: 'ready',
    trouble: null,
    notice: null,
    refusal: null,
    decided: null,
    update: false,
  })
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

test('what is wrong is said in its own words, a fault of Fray’s as a fault, and what a browser refuses as that', () => {
  const said = (error: unknown) => problemOf(error)
  expect(said(new Error('The disk is full.'))).toBe('The disk is full.')
  const fault = said(new TypeError('x is not a function'))
  expect([said(new RangeError('out of range')), said('odd'), said(undefined)]).toEqual([fault, fault, fault])
  expect(fault).not.toContain('function')
  const refused = said(new DOMException('no', 'NotAllowedError'))
  expect(new Set([fault, refused, said(new DOMException('full', 'QuotaExceededError'))]).size).toBe(3)
})

test('notice and refusal are dismissed together', () => {
  const { state, report } = reporting()
  report.notice('Once more?')
  report.refusal({ words: 'No.' })
  report.actions.dismiss()
  expect(state.get()).toMatchObject({ notice: null, refusal: null })
})

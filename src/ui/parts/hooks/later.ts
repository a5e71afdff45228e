import { lazy } from 'react'
import { untilLoaded } from './untilLoaded'

/** React's `lazy`, but what cannot be had just now leaves its place empty and is asked for again, where `lazy` would fail for good. */
export const later: typeof lazy = load => lazy(() => new Promise(take => void untilLoaded(load, take)))

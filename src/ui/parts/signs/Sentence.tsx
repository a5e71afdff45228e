import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence of a catalogue with elements in it, in the order of its language. They stand where they are: none needs a key. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts)
}

import { createContext, useContext, type ReactNode } from 'react'
import { useObjectUrls } from './useObjectUrls'

const Urls = createContext<ReadonlyMap<string, string>>(new Map())

/** Gives everything inside the addresses of the pictures that came with a record. */
export function Pictures({ of, children }: { of: ReadonlyMap<string, Blob>; children: ReactNode }) {
  return <Urls value={useObjectUrls(of)}>{children}</Urls>
}

/** The addresses of the pictures by the names that the record has for them. */
export function usePictureUrls(): ReadonlyMap<string, string> {
  return useContext(Urls)
}

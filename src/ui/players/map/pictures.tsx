import { createContext, useContext, type ReactNode } from 'react'
import { useObjectUrls } from './useObjectUrls'

const Faces = createContext<readonly string[]>([])
const Urls = createContext<ReadonlyMap<string, string>>(new Map())

/** Gives everything inside the pictures that came with a record, by their addresses, and the faces that stand in it. */
export function Pictures({
  of,
  faces,
  children,
}: {
  of: ReadonlyMap<string, Blob>
  faces: readonly string[]
  children: ReactNode
}) {
  return (
    <Urls value={useObjectUrls(of)}>
      <Faces value={faces}>{children}</Faces>
    </Urls>
  )
}

/** The addresses of the pictures by the names that the record has for them. */
export function usePictureUrls(): ReadonlyMap<string, string> {
  return useContext(Urls)
}

/** The drawings of the faces by the numbers that the record has for them. */
export function useFaces(): readonly string[] {
  return useContext(Faces)
}

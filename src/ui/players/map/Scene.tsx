import type { ReactNode } from 'react'
import type { TableRecord } from '~/feed/record'
import { DeedMoment, TableSounds } from './deedMoment'
import { Pictures } from './pictures'

/**
 * What every screen of the players has round the table that it draws, whatever it shows of it and however it lies: the pictures, and
 * the moment of a blow, which is seen and heard.
 */
export function Scene({
  record,
  pictures,
  children,
}: {
  record: TableRecord
  pictures: ReadonlyMap<string, Blob>
  children: ReactNode
}) {
  return (
    <Pictures of={pictures} faces={record.faces}>
      <DeedMoment record={record}>
        <TableSounds record={record} />
        {children}
      </DeedMoment>
    </Pictures>
  )
}

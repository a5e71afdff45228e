import { useEffect, type ReactNode } from 'react'
import type { TableRecord } from '~/feed/record'
import type { Viewed } from '~/feed/viewer'
import { Curtain } from './Curtain'
import { FillButton } from './FillButton'
import { Handout } from './Handout'
import { TableView } from './TableView'
import '../../parts/signs/fonts.css'
import './players.css'

/** How a table is drawn: see `TableView`. */
type DrawTable = (table: Pick<Viewed, 'pictures' | 'ruler' | 'handout'> & { record: TableRecord }) => ReactNode

/** A screen of the players: the table, the curtain, a handout, or why there is none of them. */
export function Shown({
  viewed,
  theme: other,
  children,
  table = props => <TableView {...props} />,
}: {
  /** null: nothing is to be seen. */
  viewed: Viewed | null
  /** Of what is shown instead. */
  theme?: 'dark' | 'light' | undefined
  /** What is said instead of a table. */
  children: ReactNode
  table?: DrawTable
}) {
  const record = viewed?.record ?? null
  const theme = record?.theme ?? other
  useEffect(() => {
    const { dataset } = document.documentElement
    // What the GM chose last stays when there is nothing to show.
    dataset.theme = theme ?? dataset.theme ?? preferredTheme()
  }, [theme])

  return (
    <div className="players">
      {viewed && record?.show === 'table' ? (
        table({ record, pictures: viewed.pictures, ruler: viewed.ruler, handout: viewed.handout })
      ) : viewed?.handout ? (
        <main className="players-alone">
          <Handout {...viewed.handout} />
        </main>
      ) : record?.show === 'curtain' ? (
        <Curtain title={record.title} />
      ) : (
        children
      )}
      <FillButton />
    </div>
  )
}

function preferredTheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

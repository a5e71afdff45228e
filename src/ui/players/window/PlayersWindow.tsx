import { useEffect } from 'react'
import { Curtain } from './Curtain'
import { FillButton } from './FillButton'
import { Handout } from './Handout'
import { Notice } from './Notice'
import { TableView } from './TableView'
import { useWakeLock } from './useWakeLock'
import { useWatch } from './useWatch'
import '../../parts/signs/fonts.css'
import './players.css'

/**
 * The players' window: it shows what the GM's window sends and asks nothing of anybody. Sizes are in rem, which are
 * sixteenths of the screen's width or height so that everything can be read from across the room.
 */
export function PlayersWindow() {
  const seen = useWatch()
  useWakeLock()
  const record = seen.state === 'live' ? seen.record : null
  const theme = record?.theme
  useEffect(() => {
    const { dataset } = document.documentElement
    // What the GM chose last stays when there is nothing to show.
    dataset.theme = theme ?? dataset.theme ?? preferredTheme()
  }, [theme])

  return (
    <div className="players">
      {seen.state === 'live' && record?.show === 'table' ? (
        <TableView record={record} pictures={seen.pictures} ruler={seen.ruler} handout={seen.handout} />
      ) : seen.state === 'live' && seen.handout ? (
        <main className="players-alone">
          <Handout {...seen.handout} />
        </main>
      ) : record?.show === 'curtain' ? (
        <Curtain title={record.title} />
      ) : (
        <Notice seen={seen} />
      )}
      <FillButton />
    </div>
  )
}

function preferredTheme(): 'dark' | 'light' {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

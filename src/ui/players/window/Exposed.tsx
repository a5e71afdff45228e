import { PLAYERS } from '~/words/en/players'
import { Emblem } from './Emblem'
import './players.css'

/** Instead of the table, when this page is not cut off from the GM's secrets: it shows nothing and asks for nothing. */
export function Exposed() {
  return (
    <div className="players">
      <main className="players-notice">
        <div role="alert">
          <Emblem />
          <h1>{PLAYERS.exposed}</h1>
          <p>{PLAYERS.exposedWhy}</p>
        </div>
      </main>
    </div>
  )
}

import { Emblem } from './Emblem'
import './players.css'

/** Instead of the table, when this page is not cut off from the GM's secrets: it shows nothing and asks for nothing. */
export function Exposed() {
  return (
    <div className="players">
      <main className="players-notice">
        <div role="alert">
          <Emblem />
          <h1>The players’ window cannot start here</h1>
          <p>
            The server did not send this page’s security policy, so it could look into the GM’s window. Reload the GM’s
            window once and open this page from there with P; if that does not help, start Fray with “npm start”.
          </p>
        </div>
      </main>
    </div>
  )
}

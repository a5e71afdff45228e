import type { SeenInRoom } from '~/feed/room/watchRoom'
import { Emblem } from '../window/Emblem'

/** What there is to say while there is nothing to show on a screen elsewhere. */
export function ScreenNotice({ seen }: { seen: SeenInRoom | { state: 'noLink' } }) {
  const [title, detail] = WORDS[seen.state]
  return (
    <main className="players-notice">
      <div role="status">
        <Emblem />
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
    </main>
  )
}

const WORDS: Readonly<Record<SeenInRoom['state'] | 'noLink', readonly [string, string]>> = {
  connecting: ['Just a moment', 'This screen is on its way to the GM’s table.'],
  unreachable: [
    'Nobody answers',
    'Is this device in the same network as the GM’s computer, and is Fray running there? This screen tries again by itself.',
  ],
  refused: ['This link is not let in', 'The broker refuses the name or password in it. Ask the GM for the link anew.'],
  nobody: [
    'No table here yet',
    'It appears as soon as the GM shows one. If others see it already, this link is an old one: scan the code anew.',
  ],
  closed: ['The GM has closed the screens', 'They come back with a link from the Players panel.'],
  sealed: [
    'This page cannot decrypt',
    'What the GM shows is encrypted, and browsers decrypt only on pages that came by https. Open the link with https, or ask the GM for one without encryption.',
  ],
  noLink: [
    'This is a screen for the players',
    'It needs the whole link, with all that follows the #: scan the code in the GM’s Players panel.',
  ],
  newer: ['The GM’s window is of a newer Fray', 'Reload this page: it comes back in the new version.'],
  older: [
    'The GM’s window is of an older Fray',
    'Nothing is lost. Once the GM’s window has been reloaded, this screen goes on by itself.',
  ],
  unreadable: ['Two versions of Fray', 'This screen is not of the same version as the GM’s window. Reload both.'],
  live: ['Between fights', 'The table appears here as soon as the GM opens one.'],
}

import { DialogBox } from '../../parts/menus/overlays'
import { setWindowState } from '../state/windowState'

/** What Fray is, and the work of others that it shows: their licences ask to be named where it is seen. */
export default function About() {
  return (
    <DialogBox title="Fray" onClose={() => setWindowState({ about: false })}>
      <div className="flex flex-col gap-2.5 text-sm">
        <p>
          Version {String(import.meta.env.FRAY_VERSION)}.{' '}
          <a href="guide/changes.html" target="fray-guide" className="underline">
            What is new
          </a>
          .
        </p>
        <p>
          A combat table: battle map, turn order and sheets over rules that know the game. Everything stays on this
          computer.
        </p>
        <p>
          Icons by Lorc, Delapouite and contributors of <strong>game-icons.net</strong>, under the Creative Commons
          Attribution 3.0 licence (CC BY 3.0), brought to a smaller size.
        </p>
        <p>
          Names and headings are set in <strong>Alegreya</strong> by Juan Pablo del Peral, everything else in{' '}
          <strong>Inter</strong> by Rasmus Andersson, both under the SIL Open Font License 1.1.
        </p>
        <p>
          The rules of <em>Endurance &amp; Health</em> follow the Ingenuity Role-playing System by Loki Karolius
          Odinsson (CC BY 4.0). Whom the other systems follow, and every ruling of ours, stands in the file CREDITS of
          the project.
        </p>
        <p>
          Whose programs are in it, and under which{' '}
          <a href="licences.txt" target="_blank" rel="noreferrer" className="underline">
            licences
          </a>
          .
        </p>
      </div>
    </DialogBox>
  )
}

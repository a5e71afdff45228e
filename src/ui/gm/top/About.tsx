import { ABOUT } from '~/words/en/window'
import { DialogBox } from '../../parts/menus/overlays'
import { Sentence } from '../../parts/signs/Icon'
import { closeDialog } from '../state/windowState'

/** What Fray is, and the work of others that it shows: their licences ask to be named where it is seen. */
export function About() {
  return (
    <DialogBox title="Fray" onClose={() => closeDialog('about')}>
      <div className="flex flex-col gap-2.5 text-sm">
        <p>
          <Sentence
            parts={ABOUT.version(String(import.meta.env.FRAY_VERSION), words => (
              <a href="guide/changes.html" target="fray-guide" className="underline">
                {words}
              </a>
            ))}
          />
        </p>
        <p>{ABOUT.what}</p>
        <p>
          <Sentence parts={ABOUT.icons(strong)} />
        </p>
        <p>
          <Sentence parts={ABOUT.faces(strong)} />
        </p>
        <p>
          <Sentence
            parts={ABOUT.rules(title => (
              <em>{title}</em>
            ))}
          />
        </p>
        <p>
          <Sentence
            parts={ABOUT.licences(words => (
              <a href="licences.txt" target="_blank" rel="noreferrer" className="underline">
                {words}
              </a>
            ))}
          />
        </p>
      </div>
    </DialogBox>
  )
}

const strong = (name: string) => <strong>{name}</strong>

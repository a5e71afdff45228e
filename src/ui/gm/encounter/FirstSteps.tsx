import { FIRST_STEPS } from '~/words/en/sheets'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { openTab } from '../state/windowState'

/** What to do in a fight in which nobody is yet: three cards, each leading to where it is done. */
export function FirstSteps() {
  const { snapshot } = useFight()
  const [first, second] = Object.values(snapshot.sides)
  return (
    <ul className="grid w-full grid-cols-3 gap-2" aria-label={FIRST_STEPS.title}>
      {first && (
        <Step icon="sheet" title={FIRST_STEPS.add(first.name)} onGo={() => addTo(first.id)}>
          {FIRST_STEPS.names}
        </Step>
      )}
      {second && (
        <Step icon="encounter" title={FIRST_STEPS.add(second.name)} onGo={() => addTo(second.id)}>
          {FIRST_STEPS.count}
        </Step>
      )}
      <Step icon="map" title={FIRST_STEPS.map} onGo={() => openTab('fights')}>
        {FIRST_STEPS.mapHow}
      </Step>
    </ul>
  )
}

function Step({ icon, title, onGo, children }: { icon: IconName; title: string; onGo(): void; children: string }) {
  return (
    <li className="grid">
      <button type="button" className="card grid-cols-[auto_1fr]! gap-y-0.5 px-3! py-2!" onClick={onGo}>
        <Icon name={icon} size={30} className="card-icon" />
        <span className="display text-base">{title}</span>
        <span className="text-muted text-xs">{children}</span>
      </button>
    </li>
  )
}

/** Leads to the field in which they are typed, with their side chosen. */
function addTo(side: string): void {
  actions.draft('join.side', side)
  openTab('encounter', 'newcomers')
}

import { useRef, type RefObject } from 'react'
import { FOLDED } from '~/words/en/window'
import { IconButton } from '../../parts/controls/IconButton'
import { useSwipe } from '../../parts/hooks/useSwipe'
import type { Layout } from '../state/layout'
import { shutDrawer } from '../state/windowState'
import { useDrawer } from './useDrawer'

interface DrawerHeadProps {
  of: RefObject<HTMLElement | null>
  title: string
  layout: Layout
}

/** The head of a drawer that is drawn out: what it is, and the way to shut it. A swipe to where it came from does so as well. */
export function DrawerHead({ of, title, layout }: DrawerHeadProps) {
  useDrawer(of)
  return layout === 'phone' ? <FromBelow title={title} /> : <FromAside of={of} />
}

/** What is in the drawer is scrolled: its head alone is pulled down. */
function FromBelow({ title }: { title: string }) {
  const head = useRef<HTMLDivElement>(null)
  useSwipe(head, 'y', way => {
    if (way > 0) shutDrawer()
  })
  return (
    <div ref={head} className="drawer-head">
      <h2 className="display flex-1 text-lg">{title}</h2>
      <IconButton icon="close" label={FOLDED.close} onClick={shutDrawer} />
    </div>
  )
}

function FromAside({ of }: { of: RefObject<HTMLElement | null> }) {
  useSwipe(of, 'x', way => {
    const isLeft = of.current?.matches('nav') === true
    if (isLeft ? way < 0 : way > 0) shutDrawer()
  })
  return null
}

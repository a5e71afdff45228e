import { useLayoutEffect, useRef } from 'react'
import { TABLE } from '~/words/en/players'
import type { Handout as Given } from '~/feed/messages'
import './handout.css'

/** Sizes of its text in rem, the largest that fits is taken. The least is still read from three metres. */
const SIZES = [4.5, 3.75, 3.25, 2.75, 2.375, 2, 1.75]

/** What the GM shows to everybody: a picture, a text, or both, as large as there is room. A longer text is scrolled. */
export function Handout({ text, picture }: Given) {
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (!picture || !image.current) return
    const url = URL.createObjectURL(picture)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [picture])
  useLayoutEffect(() => {
    const lines = words.current
    if (!box.current || !lines) return
    const fit = new ResizeObserver(() => {
      for (const size of SIZES) {
        lines.style.fontSize = `${size}rem`
        if (lines.scrollHeight <= lines.clientHeight) return
      }
    })
    fit.observe(box.current)
    return () => fit.disconnect()
  }, [text, picture])
  return (
    <section ref={box} aria-label={TABLE.handout} aria-live="polite" className="players-handout">
      {picture && <img ref={image} alt={text === '' ? TABLE.picture : ''} />}
      {text !== '' && (
        <p ref={words} tabIndex={0}>
          {text}
        </p>
      )}
    </section>
  )
}

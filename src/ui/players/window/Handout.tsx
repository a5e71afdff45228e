import { Fragment, useLayoutEffect, useRef } from 'react'
import { TABLE } from '~/words/en/players'
import type { Handout as Given } from '~/feed/messages'
import { type Block, handoutBlocks, type Stretch } from './handoutText'
import './handout.css'

/** Sizes of its text in rem, the largest that fits is taken. The least is still read from three metres. */
const SIZES = [4.5, 3.75, 3.25, 2.75, 2.375, 2, 1.75]

/** What the GM shows to everybody: a picture, a text, or both, as large as there is room. A longer text is scrolled. */
export function Handout({ text, picture }: Given) {
  const box = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
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
        <div ref={words} tabIndex={0} role="group" aria-label={TABLE.text}>
          {handoutBlocks(text).map((block, i) => (
            // Blocks have no names of their own.
            <SetBlock key={i} {...block} />
          ))}
        </div>
      )}
    </section>
  )
}

function SetBlock({ kind, lines, numbers }: Block) {
  if (kind === 'heading') return <h2>{set(lines[0])}</h2>
  if (kind === 'paragraph')
    return (
      <p>
        {lines.map((line, i) => (
          <Fragment key={i}>
            {i > 0 && <br />}
            {set(line)}
          </Fragment>
        ))}
      </p>
    )
  const List = kind === 'points' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line, i) => (
        <li key={i} value={numbers?.[i]}>
          {set(line)}
        </li>
      ))}
    </List>
  )
}

const TAGS = { plain: Fragment, strong: 'strong', emphasis: 'em' } as const

function set(line: readonly Stretch[] = []) {
  return line.map(({ kind, text }, i) => {
    const Tag = TAGS[kind]
    return <Tag key={i}>{text}</Tag>
  })
}

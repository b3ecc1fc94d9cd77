import { type CSSProperties, Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './MarkedWords.module.css'
import type { Found } from './refusal'

type Props = { editor: RefObject<HTMLTextAreaElement | null>; text: string; found: Found; isBlocked: boolean }

/** What makes a text wrap in the same places as in the editor. */
const copied = [
  'direction',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
] as const

/** Where these words begin, each once, in the order of the text. */
function placesOf(text: string, found: Found) {
  return found
    .map(({ words }) => ({ at: text.indexOf(words), words }))
    .filter(({ at, words }) => at >= 0 && words !== '')
    .sort((a, b) => a.at - b.at)
}

/** Underlines words in the editor: an invisible copy of its text lies over it, because a field cannot mark a part of its text. */
export function MarkedWords({ editor, text, found, isBlocked }: Props) {
  const copy = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<CSSProperties>()
  const places = placesOf(text, found)
  const field = editor.current

  useLayoutEffect(() => {
    if (!field) return
    const measure = () => {
      const own = getComputedStyle(field)
      setBox({
        ...Object.fromEntries(copied.map((property) => [property, own[property]])),
        top: field.offsetTop,
        left: field.offsetLeft,
        width: field.clientWidth,
        height: field.clientHeight,
      })
    }
    const follow = () => {
      if (copy.current) copy.current.scrollTop = field.scrollTop
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(field)
    field.addEventListener('scroll', follow)
    return () => {
      sizes.disconnect()
      field.removeEventListener('scroll', follow)
    }
  }, [field])

  // The words can be outside of what the editor shows.
  useLayoutEffect(() => {
    const first = copy.current?.querySelector('mark')
    if (!field || !first || !box) return
    const isSeen =
      first.offsetTop >= field.scrollTop &&
      first.offsetTop + first.offsetHeight <= field.scrollTop + field.clientHeight
    if (!isSeen) field.scrollTop = first.offsetTop - field.clientHeight / 2
    if (copy.current) copy.current.scrollTop = field.scrollTop
  }, [field, box])

  if (!field?.parentElement || places.length === 0) return null
  let end = 0
  return createPortal(
    <div
      ref={copy}
      className={styles.copy}
      style={box}
      data-blocked={isBlocked || undefined}
      aria-hidden="true"
    >
      {places.map(({ at, words }) => {
        const before = text.slice(end, Math.max(end, at))
        const marked = text.slice(Math.max(end, at), at + words.length)
        end = Math.max(end, at + words.length)
        return (
          <Fragment key={`${at} ${words}`}>
            {before}
            <mark>{marked}</mark>
          </Fragment>
        )
      })}
      {text.slice(end)}
    </div>,
    field.parentElement,
  )
}

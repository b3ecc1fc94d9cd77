import { Fragment, type RefObject, useLayoutEffect, useRef } from 'react'
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
  const places = placesOf(text, found)
  const field = editor.current
  const isShown = field?.parentElement != null && places.length > 0

  useLayoutEffect(() => {
    const over = copy.current
    if (!field || !isShown || !over) return
    // Not by a state, which would follow a frame later.
    const place = () => {
      const own = getComputedStyle(field)
      for (const property of copied) over.style[property] = own[property]
      const [top, left, width, height] = [
        field.offsetTop,
        field.offsetLeft,
        field.clientWidth,
        field.clientHeight,
      ].map((pixels) => `${pixels}px`)
      Object.assign(over.style, { top, left, width, height })
      showFirstMark(field, over)
    }
    const follow = () => {
      over.scrollTop = field.scrollTop
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(field)
    field.addEventListener('scroll', follow)
    return () => {
      sizes.disconnect()
      field.removeEventListener('scroll', follow)
    }
  }, [field, isShown])

  if (!isShown) return null
  let end = 0
  return createPortal(
    <div ref={copy} className={styles.copy} data-blocked={isBlocked || undefined} aria-hidden="true">
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

/** The words can be outside of what the editor shows. */
function showFirstMark(field: HTMLTextAreaElement, over: HTMLDivElement) {
  const first = over.querySelector('mark')
  if (!first) return
  const isSeen =
    first.offsetTop >= field.scrollTop &&
    first.offsetTop + first.offsetHeight <= field.scrollTop + field.clientHeight
  if (!isSeen) field.scrollTop = first.offsetTop - field.clientHeight / 2
  over.scrollTop = field.scrollTop
}

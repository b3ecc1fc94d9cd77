import type { ComponentProps } from 'react'
import text from './text.module.css'

type Props = ComponentProps<'section'> & { 'aria-label': string }

/**
 * A part that scrolls by itself: it has a name, and the keyboard reaches it. In a part of the page that has the same name it is a
 * `group`: each landmark has a name of its own.
 */
export function ScrollRegion({ className, ...section }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section {...section} tabIndex={0} className={className ? `${text.scroll} ${className}` : text.scroll} />
  )
}

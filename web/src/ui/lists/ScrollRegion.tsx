import type { ComponentProps } from 'react'
import text from '../text.module.css'

type Props = ComponentProps<'section'> & { 'aria-label': string }

/**
 * A part that scrolls: it has a name, and can be focused by keyboard. Inside of a region with the same name it is a `group`,
 * because landmarks need different names.
 */
export function ScrollRegion({ className, ...section }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls must be reachable by keyboard
    <section {...section} tabIndex={0} className={className ? `${text.scroll} ${className}` : text.scroll} />
  )
}

import type { ComponentProps } from 'react'
import { showNearest } from '../actions/move-focus'

type Props = Pick<ComponentProps<'div'>, 'id' | 'className' | 'children'> & {
  isActive: boolean
  /** It can be focused, and shows why it cannot be chosen. */
  isBlocked?: boolean
  /** Called when the pointer moves over it. */
  onPointerOver: () => void
  onChoose: () => void
  'data-action'?: string
}

/**
 * An option of a list below or above a field. The field keeps the focus and the keys, and `aria-activedescendant` names the
 * active option.
 */
export function FieldOption({ isActive, isBlocked, onPointerOver, onChoose, ...others }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      {...others}
      ref={isActive ? showNearest : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isBlocked || undefined}
      onPointerMove={isActive ? undefined : onPointerOver}
      onClick={onChoose}
    />
  )
}

/** The index of the option that an arrow key makes active; after the last comes the first. Null for other keys, and without options. */
export function optionAfter(key: string, active: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  return step && count > 0 ? (active + step + count) % count : null
}

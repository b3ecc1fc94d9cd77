import type { ComponentProps, ReactNode } from 'react'
import type { OfferedAction } from './actions'
import { Button } from './Button'
import { Keys } from './Keys'
import { shortcutOf } from './keys'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'blocked' | 'aria-keyshortcuts' | 'children'> & {
  action: OfferedAction
  /** What the button says, where that is not the action's title; null for its icon alone. */
  children?: ReactNode
  /** Without the action's icon: it stands in the words, or there is no room. */
  hasNoIcon?: boolean
  iconSize?: number
  keysClass?: string
  /** The button says itself that it is busy: not in a title too. */
  isNeverBlocked?: boolean
}

/** The button of an action: its icon, its title, its key, and why it can't be done now. */
export function ActionButton(props: Props) {
  const { action, children, hasNoIcon, iconSize = 16, keysClass, isNeverBlocked, ...button } = props
  const { icon: Face, title, key, blocked, run } = action
  const onAccent = button.look === 'primary'
  return (
    <Button
      {...button}
      blocked={isNeverBlocked ? null : blocked}
      aria-keyshortcuts={key && shortcutOf(key)}
      onClick={run}
    >
      {Face && !hasNoIcon && <Face size={iconSize} stroke={1.75} aria-hidden="true" />}
      {children === undefined ? title : children}
      <Keys keys={key} onAccent={onAccent} className={keysClass} />
    </Button>
  )
}

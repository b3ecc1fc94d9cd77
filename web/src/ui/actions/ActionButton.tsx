import type { ComponentProps, ReactNode } from 'react'
import type { OfferedAction } from './actions'
import { Button } from './Button'
import { Keys } from './Keys'
import { shortcutOf } from './keys'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'blocked' | 'aria-keyshortcuts' | 'children'> & {
  action: OfferedAction
  /** The text of the button, if it is not the action's title; null for the icon only. */
  children?: ReactNode
  /** Omits the action's icon, because `children` contains it or there is no space for it. */
  hasNoIcon?: boolean
  iconSize?: number
  keysClass?: string
  /** The button shows that it is busy, so its title does not. */
  isNeverBlocked?: boolean
}

/** The button of an action: its icon, title and key, and why it is blocked. */
export function ActionButton(props: Props) {
  const { action, children, hasNoIcon, iconSize = 16, keysClass, isNeverBlocked, ...button } = props
  const { icon: Icon, title, key, blocked, run } = action
  const onAccent = button.look === 'primary'
  return (
    <Button
      {...button}
      blocked={isNeverBlocked ? null : blocked}
      aria-keyshortcuts={key && shortcutOf(key)}
      onClick={run}
    >
      {Icon && !hasNoIcon && <Icon size={iconSize} stroke={1.75} aria-hidden="true" />}
      {children === undefined ? title : children}
      <Keys keys={key} onAccent={onAccent} className={keysClass} />
    </Button>
  )
}

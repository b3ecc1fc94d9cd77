import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { useShortcut } from './key-choices'

export type ButtonLook = {
  look?: 'normal' | 'primary' | 'quiet' | 'danger' | 'dangerSolid'
  size?: 'small' | 'normal' | 'big'
  isIcon?: boolean
  isBlock?: boolean
}

export function buttonClass({ look = 'normal', size = 'normal', isIcon, isBlock }: ButtonLook): string {
  return [
    styles.button,
    look !== 'normal' && styles[look],
    look === 'danger' && styles.quiet,
    size !== 'normal' && styles[size],
    isIcon && styles.icon,
    isBlock && styles.block,
  ]
    .filter(Boolean)
    .join(' ')
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Why it is disabled. The button stays visible and focusable, and shows the reason. */
    blocked?: string | false | null
    isBusy?: boolean
  }

export function Button(props: Props) {
  const { look, size, isIcon, isBlock, blocked, isBusy, className, onClick, children, ...rest } = props
  const shortcut = useShortcut(rest['aria-keyshortcuts'])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked || isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-keyshortcuts={shortcut}
      title={blocked || rest.title}
      aria-disabled={blocked ? true : undefined}
      aria-busy={isBusy || undefined}
      className={[buttonClass({ look, size, isIcon, isBlock }), className].filter(Boolean).join(' ')}
      onClick={press}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

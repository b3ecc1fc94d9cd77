import type { ReactNode } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part'

export type DialogProps = {
  isOpen: boolean
  title: string
  /** Called for Escape, the close button, and a press outside. */
  onClose: () => void
  /** A warning or an important question: a screen reader announces it at once. */
  isAlert?: boolean
  /** A request of the dialog is in progress: it stays open. */
  isBusy?: boolean
  /** Called when the dialog has been removed from the page. By default the focus returns to the editor, or to where it was. */
  onClosed?: () => void
  /** It shows a table, or several columns. */
  isWide?: boolean
  /** The step of a question: `1 of 2`. */
  step?: string | null
  /** Has no close button, because one of its options closes it. */
  hasNoCloseButton?: boolean
  /** The buttons, in a separate row. */
  foot?: ReactNode
  children: ReactNode
}

const shellPart = lazyPart(() => import('./DialogShell'), 'idle')

/**
 * Every dialog: title, body, buttons. The focus stays inside and starts at the element with `data-autofocus`, otherwise at the
 * first control. `DialogForm` is for dialogs that ask and confirm.
 */
export function Dialog(props: DialogProps) {
  const part = useLazyPart(shellPart, props.isOpen)
  return part && <part.DialogShell {...props} />
}

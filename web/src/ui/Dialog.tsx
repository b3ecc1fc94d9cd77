import type { ReactNode } from 'react'
import { laterPart, usePart } from './later-part'

export type DialogProps = {
  isOpen: boolean
  title: string
  /** Closed with Escape, the cross, or a press beside it. */
  onClose: () => void
  /** A warning or a question that must not be missed: a screen reader reads it at once. */
  isAlert?: boolean
  /** An answer to what it asks is on the way: it stays open. */
  isBusy?: boolean
  /** It is gone from the screen, closed or taken away. Without it the focus goes back to where it was before. */
  onClosed?: () => void
  /** Which part of a question this is: `1 of 2`. */
  step?: string | null
  /** Its choices say how to leave it: no cross. */
  hasNoCross?: boolean
  /** The buttons, in a line of their own. */
  foot?: ReactNode
  children: ReactNode
}

const shellPart = laterPart(() => import('./DialogShell'), 'idle')

/**
 * Every dialog: title, body, buttons. The focus stays inside; it starts at what has `data-autofocus`, else at the first
 * control. For one that asks and confirms there is `DialogForm`.
 */
export function Dialog(props: DialogProps) {
  const part = usePart(shellPart, props.isOpen)
  return part && <part.DialogShell {...props} />
}

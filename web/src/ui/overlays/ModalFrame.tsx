import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useListener } from '../use-listener'
import styles from './ModalFrame.module.css'

type Props = {
  isOpen: boolean
  /** Called for Escape and for a press outside. */
  onClose: () => void
  /** Ignores Escape and presses outside. */
  isLockedOpen?: boolean
  /** Called when the dialog has been removed from the page. */
  onClosed?: () => void
  /** The position in the window: in the middle, below the upper edge, or at the inline-start or inline-end edge. */
  place: 'middle' | 'top' | 'start' | 'end'
  role?: 'dialog' | 'alertdialog'
  /** The accessible name, if there is no visible title. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** React Aria omits `aria-modal` because it causes problems in Safari with iframes. The panel is never in an iframe. */
const modal = { 'aria-modal': true }

/**
 * The frame of every dialog, drawer and palette: the focus stays inside, and the page behind is inert. The focus starts at the
 * element with `data-autofocus`, otherwise at the first control. After closing, it returns to the element that had it, unless
 * `onClosed` has moved it.
 */
export function ModalFrame(props: Props) {
  const { isOpen, onClose, isLockedOpen = false, onClosed, place, role, className, children } = props
  const dialog = useRef<HTMLElement>(null)
  return (
    <ModalOverlay
      className={`${styles.overlay} ${styles[place]}`}
      isOpen={isOpen}
      isDismissable={!isLockedOpen}
      isKeyboardDismissDisabled={isLockedOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose()
      }}
    >
      <Modal className={[styles.modal, className].filter(Boolean).join(' ')}>
        <Dialog
          ref={dialog}
          className={styles.dialog}
          role={role}
          aria-label={props['aria-label']}
          render={(section) => <section {...section} {...modal} />}
        >
          <Contents dialog={dialog} onClose={isLockedOpen ? undefined : onClose} onClosed={onClosed}>
            {children}
          </Contents>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type ContentsProps = Pick<Props, 'onClosed' | 'children'> & {
  dialog: RefObject<HTMLElement | null>
  onClose: (() => void) | undefined
}

/** Mounted with the dialog, so its effect runs when the dialog opens and when it is removed. */
function Contents({ dialog, onClose, onClosed, children }: ContentsProps) {
  const focus = useFocusManager()
  const focusFirst = useEffectEvent(() => {
    const autofocused = dialog.current?.querySelector<HTMLElement>('[data-autofocus]')
    if (autofocused) autofocused.focus({ preventScroll: true })
    else focus?.focusFirst({ tabbable: true })
  })
  const reportClosed = useEffectEvent(() => onClosed?.())
  // React Aria listens for Escape on the focused element. If that element was removed, the body has the focus.
  useListener('keydown', ({ key, target }) => {
    const isOnTop = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === dialog.current
    if (key === 'Escape' && target === document.body && isOnTop) onClose?.()
  })
  useEffect(() => {
    focusFirst()
    return () => reportClosed()
  }, [])
  return children
}

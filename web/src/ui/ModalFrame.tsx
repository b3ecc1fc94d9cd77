import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './ModalFrame.module.css'

type Props = {
  isOpen: boolean
  /** Escape, or a press outside. */
  onClose: () => void
  /** Neither Escape nor a press outside closes it. */
  isKeptOpen?: boolean
  /** It has left the page, closed or taken away. */
  onGone?: () => void
  /** The position in the window: in the middle, below the upper edge, or at the inline-start edge. */
  place: 'middle' | 'top' | 'start'
  role?: 'dialog' | 'alertdialog'
  /** Its name, if it shows no title. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** React Aria omits it because of Safari with iframes. The panel is never in an iframe. */
const modal = { 'aria-modal': true }

/**
 * The frame of every dialog, drawer and palette: the focus stays inside, and the page behind is inert. The focus starts at the
 * element with `data-autofocus`, otherwise at the first control. At the end it returns to where it was, unless `onGone` has
 * moved it.
 */
export function ModalFrame(props: Props) {
  const { isOpen, onClose, isKeptOpen = false, onGone, place, role, className, children } = props
  const dialog = useRef<HTMLElement>(null)
  return (
    <ModalOverlay
      className={`${styles.overlay} ${styles[place]}`}
      isOpen={isOpen}
      isDismissable={!isKeptOpen}
      isKeyboardDismissDisabled={isKeptOpen}
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
          <Contents dialog={dialog} onClose={isKeptOpen ? undefined : onClose} onGone={onGone}>
            {children}
          </Contents>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type ContentsProps = Pick<Props, 'onGone' | 'children'> & {
  dialog: RefObject<HTMLElement | null>
  onClose: (() => void) | undefined
}

/** Rendered while the dialog is on the page, so that it knows when the dialog appears and disappears. */
function Contents({ dialog, onClose, onGone, children }: ContentsProps) {
  const focus = useFocusManager()
  const focusFirst = useEffectEvent(() => {
    const chosen = dialog.current?.querySelector<HTMLElement>('[data-autofocus]')
    if (chosen) chosen.focus({ preventScroll: true })
    else focus?.focusFirst({ tabbable: true })
  })
  const reportGone = useEffectEvent(() => onGone?.())
  // React Aria hears Escape where the focus is: nowhere, when what had it is gone.
  const hearEscape = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    const isOnTop = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === dialog.current
    if (key === 'Escape' && target === document.body && isOnTop && !isComposing) onClose?.()
  })
  useEffect(() => {
    focusFirst()
    const hear = (event: KeyboardEvent) => hearEscape(event)
    addEventListener('keydown', hear)
    return () => {
      removeEventListener('keydown', hear)
      reportGone()
    }
  }, [])
  return children
}

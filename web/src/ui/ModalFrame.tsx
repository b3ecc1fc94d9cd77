import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFocusManager } from 'react-aria/FocusScope'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './ModalFrame.module.css'

type Props = {
  isOpen: boolean
  /** Escape, or a press beside it. */
  onClose: () => void
  /** Neither Escape nor a press beside it closes it. */
  isKeptOpen?: boolean
  /** It has left the page, closed or taken away. */
  onGone?: () => void
  /** Where in the window: in the middle, below its upper edge, or along the edge where a line of text starts. */
  place: 'middle' | 'top' | 'start'
  role?: 'dialog' | 'alertdialog'
  /** Its name, where it shows no title. */
  'aria-label'?: string
  className?: string
  children: ReactNode
}

/** React Aria leaves it out, for Safari with a page inside of another page. The panel is never inside of another. */
const modal = { 'aria-modal': true }

/**
 * What every dialog, drawer, and palette stands in: the focus stays inside, and what is behind can't be reached. The focus starts
 * at what has `data-autofocus`, else at the first control. At the end it goes back to what had it, unless `onGone` has moved it.
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

/** There while the dialog is on the page, so that it knows when it comes and when it is gone. */
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

import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import type { DialogProps } from './Dialog'
import styles from './Dialog.module.css'
import { focusHome, hasFocusHome } from './kept-focus'
import { OverlayProvider, useIsThere } from './OverlayProvider'

/** The shell of every dialog: title, body, buttons. Only `Dialog` renders it, which loads it. */
export function DialogShell(props: DialogProps) {
  const { isOpen, title, onClose, isAlert, isBusy, onClosed, step, hasNoCross, foot, children } = props
  const { t } = useTranslation()
  const isThere = useIsThere()
  // One that is taken away without closing.
  useEffect(
    () => () => {
      focusHome()
    },
    [],
  )
  return (
    <OverlayProvider>
      <Modal.Root
        opened={isOpen && isThere}
        onClose={() => {
          if (!isBusy) onClose()
        }}
        // It is told a step before the dialog is gone from the page.
        onExitTransitionEnd={onClosed ?? (() => setTimeout(focusHome))}
        returnFocus={!onClosed && !hasFocusHome()}
        centered
        size={460}
        transitionProps={{ duration: 160, transition: 'fade' }}
        classNames={{ content: styles.content, title: styles.title, body: styles.all }}
      >
        <Modal.Overlay color="var(--scrim)" backgroundOpacity={1} />
        <Modal.Content ref={isAlert ? markAsAlert : undefined}>
          <Modal.Body>
            <div className={styles.head}>
              <Modal.Title>{title}</Modal.Title>
              {step && <span className={styles.step}>{step}</span>}
              {!hasNoCross && (
                <Button
                  look="quiet"
                  size="small"
                  isIcon
                  aria-label={t('dialog.close')}
                  blocked={isBusy && t('dialog.busy')}
                  onClick={onClose}
                >
                  <IconX size={16} stroke={1.75} aria-hidden="true" />
                </Button>
              )}
            </div>
            <div className={styles.body}>{children}</div>
            {foot && <div className={styles.foot}>{foot}</div>}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </OverlayProvider>
  )
}

// Mantine's content is a `dialog`, whatever role it is given.
const markAsAlert = (content: HTMLElement | null) => content?.setAttribute('role', 'alertdialog')

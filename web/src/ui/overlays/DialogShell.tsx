import { IconX } from '@tabler/icons-react'
import { Heading } from 'react-aria-components/Heading'
import { useTranslation } from 'react-i18next'
import { Button } from '../actions/Button'
import { focusDefault } from '../actions/move-focus'
import type { DialogProps } from './Dialog'
import styles from './Dialog.module.css'
import { ModalFrame } from './ModalFrame'

/** The content of every dialog: title, body, buttons. Only `Dialog` renders it, and loads it on demand. */
export function DialogShell(props: DialogProps) {
  const { isOpen, title, onClose, isAlert, isBusy, onClosed, step, hasNoCloseButton, foot, children } = props
  const { isWide } = props
  const { t } = useTranslation()
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      isLockedOpen={isBusy}
      onClosed={onClosed ?? focusDefault}
      place="middle"
      role={isAlert ? 'alertdialog' : 'dialog'}
      className={isWide ? `${styles.content} ${styles.wide}` : styles.content}
    >
      <div className={styles.head}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {step && <span className={styles.step}>{step}</span>}
        {!hasNoCloseButton && (
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
    </ModalFrame>
  )
}

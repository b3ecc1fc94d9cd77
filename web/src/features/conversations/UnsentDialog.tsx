import { Modal } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../ui/Keys'
import { isKey } from '../../ui/keys'
import { isLeavingPanel } from '../sign-in/leave'
import type { DraftKeeper } from './draft-keeper'
import styles from './UnsentDialog.module.css'

type Props = {
  draft: DraftKeeper
  /** The operator stays: back to the text. */
  onStay: () => void
}

/** Asks before a page is left with text that was not sent. */
export function UnsentDialog({ draft, onStay }: Props) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: () => draft.text().trim() !== '',
    enableBeforeUnload: () => !isLeavingPanel() && !draft.isSaved(),
    withResolver: true,
  })
  const isOpen = blocker.status === 'blocked'
  const goOn = useEffectEvent(() => blocker.proceed?.())

  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || !isKey(event, 'Digit1')) return
      event.preventDefault()
      goOn()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])

  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => blocker.reset?.()}
      onExitTransitionEnd={onStay}
      returnFocus={false}
      centered
      size={460}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: styles.content, title: styles.title, body: styles.body }}
    >
      <Modal.Overlay color="var(--scrim)" backgroundOpacity={1} />
      <Modal.Content role="alertdialog">
        <Modal.Body>
          <Modal.Title>{t('unsent.title')}</Modal.Title>
          <p className={styles.quote}>{draft.text()}</p>
          <div className={styles.choices}>
            <Choice
              isMain
              title={t('unsent.back')}
              note={t('unsent.back_note')}
              keys="esc"
              onChoose={() => blocker.reset?.()}
            />
            <Choice
              title={t('unsent.continue')}
              note={t('unsent.continue_note')}
              keys="1"
              onChoose={() => blocker.proceed?.()}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

type ChoiceProps = {
  isMain?: boolean
  title: string
  note: string
  keys: string
  onChoose: () => void
}

function Choice({ isMain, title, note, keys, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={isMain ? `${styles.choice} ${styles.main}` : styles.choice}
      data-autofocus={isMain || undefined}
      onClick={onChoose}
    >
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Keys keys={keys} />
    </button>
  )
}

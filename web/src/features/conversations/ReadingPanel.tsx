import type { Conversation } from '@panel/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/Button'
import { LockedFrame } from './LockedPanel'
import styles from './LockedPanel.module.css'

type Props = { conversation: Conversation /** This operator has it in hand. */; isMine: boolean }

/** Below a thread that is only read: who is answering it, if anybody. */
export function ReadingPanel({ conversation, isMine }: Props) {
  const { t } = useTranslation()
  if (conversation.answering && !isMine)
    return <LockedFrame by={conversation.answering} note={t('lock.reading')} />
  return (
    <section className={styles.locked} aria-label={t('lock.title')}>
      <div className={styles.inner}>
        <div className={styles.who}>
          <div>
            <h2>{t(isMine ? 'reading.yours' : `reading.status.${conversation.status}`)}</h2>
            <p>{t('lock.reading')}</p>
          </div>
        </div>
        {isMine && (
          <div className={styles.actions}>
            <Link
              {...(conversation.queue === 'poke' ? { to: '/poke-queue' } : { to: '/queue' })}
              className={buttonClass({ look: 'primary', size: 'big' })}
            >
              {t('reading.continue')}
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}

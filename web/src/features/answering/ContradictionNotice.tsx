import type { ContradictedFact } from '@panel/contract'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Notice } from '../../ui/overlays/Notice'
import { daysBefore, formatDate } from '../../ui/words/dates'
import { useNow } from '../../ui/words/now'
import { jumpTo } from '../conversations/thread/jump-to-message'

type Props = {
  conversationId: number
  customerName: string
  fact: ContradictedFact
  /** The operator says that the text is right. */
  onRight: () => void
}

/** The text in the editor contradicts what this customer was told. It does not prevent sending. */
export function ContradictionNotice({ conversationId, customerName, fact, onRight }: Props) {
  const { t } = useTranslation()
  const isNear = daysBefore(fact.message_sent_at, useNow(60_000)) < 300
  const date = formatDate(fact.message_sent_at, isNear ? 'dayOnly' : 'dateOnly')
  return (
    <Notice
      tone="warn"
      icon={IconAlertTriangle}
      role="status"
      actions={
        <>
          <Button size="small" onClick={() => jumpTo({ conversationId, messageId: fact.message_id })}>
            {t('similar.see')}
          </Button>
          <Button
            size="small"
            look="quiet"
            isIcon
            aria-label={t('told.is_right')}
            title={t('told.is_right')}
            onClick={onRight}
          >
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </>
      }
    >
      <b>{t('told.contradicted', { name: customerName, date, fact: fact.text })}</b>{' '}
      {t('told.your_text', { words: fact.words })}
    </Notice>
  )
}

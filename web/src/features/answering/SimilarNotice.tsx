import type { ContradictedFact, SimilarMessage } from '@panel/contract'
import { IconAlertTriangle, IconCopyCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/actions/Button'
import { focusDefault } from '../../ui/actions/move-focus'
import { Notice } from '../../ui/overlays/Notice'
import { daysBefore, formatDate } from '../../ui/words/dates'
import { useNow } from '../../ui/words/now'
import { jumpTo } from '../conversations/thread/jump-to-message'
import { useSimilar } from './use-similar'

type Props = { conversationId: number; customerName: string }

/** Shows what the text in the editor repeats or contradicts of what this customer was told. It does not prevent sending. */
export function SimilarNotice({ conversationId, customerName }: Props) {
  const compared = useSimilar(conversationId)
  const [isRight, setIsRight] = useState<string | null>(null)
  if (!compared) return null
  const { similar, contradicts } = compared
  const about = contradicts && `${contradicts.message_id} ${contradicts.words}`
  if (contradicts && about !== isRight)
    return (
      <Contradiction
        conversationId={conversationId}
        customerName={customerName}
        fact={contradicts}
        onRight={() => {
          setIsRight(about)
          focusDefault()
        }}
      />
    )
  return similar && <Similar conversationId={conversationId} similar={similar} />
}

type ContradictionProps = Props & { fact: ContradictedFact; onRight: () => void }

function Contradiction({ conversationId, customerName, fact, onRight }: ContradictionProps) {
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

function Similar({ conversationId, similar }: { conversationId: number; similar: SimilarMessage }) {
  const { t } = useTranslation()
  const { where, is_same, sent_at, question } = similar
  const values = { when: formatDate(sent_at, 'short'), profile: where?.profile_name ?? '' }
  const sameness = is_same ? 'same' : 'nearly'
  const key = where ? (`similar.${sameness}_as` as const) : (`similar.${sameness}` as const)
  return (
    <Notice
      tone="warn"
      icon={IconCopyCheck}
      role="status"
      actions={where && <See conversationId={conversationId} where={where} />}
    >
      {question === null ? t(key, values) : t('similar.asked', { when: values.when, question })}
    </Notice>
  )
}

function See({
  conversationId,
  where,
}: {
  conversationId: number
  where: NonNullable<SimilarMessage['where']>
}) {
  const { t } = useTranslation()
  if (where.conversation_id === conversationId)
    return (
      <Button size="small" onClick={() => jumpTo({ conversationId, messageId: where.message_id })}>
        {t('similar.see')}
      </Button>
    )
  return (
    // In a new tab, so that the text in the editor stays on the screen.
    <Link
      to="/conversations/$id"
      params={{ id: String(where.conversation_id) }}
      target="_blank"
      className={buttonClass({ size: 'small' })}
    >
      {t('similar.see')}
    </Link>
  )
}

import type { SimilarMessage } from '@panel/contract'
import { IconCopyCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/actions/Button'
import { focusDefault } from '../../ui/actions/move-focus'
import { lazyPart, useLazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/overlays/Notice'
import { formatDate } from '../../ui/words/dates'
import { jumpTo } from '../conversations/thread/jump-to-message'
import { useSimilar } from './use-similar'

const contradictionPart = lazyPart(() => import('./ContradictionNotice'), 'idle')

type Props = { conversationId: number; customerName: string }

/** Shows what the text in the editor repeats or contradicts of what this customer was told. It does not prevent sending. */
export function SimilarNotice({ conversationId, customerName }: Props) {
  const compared = useSimilar(conversationId)
  const [isRight, setIsRight] = useState<string | null>(null)
  const fact = compared?.contradicts
  const about = fact ? `${fact.message_id} ${fact.words}` : null
  const isAsked = about !== isRight && about !== null
  const part = useLazyPart(contradictionPart, isAsked)
  if (!compared) return null
  const { similar } = compared
  if (fact && isAsked)
    return (
      part && (
        <part.ContradictionNotice
          conversationId={conversationId}
          customerName={customerName}
          fact={fact}
          onRight={() => {
            setIsRight(about)
            focusDefault()
          }}
        />
      )
    )
  return similar && <Similar conversationId={conversationId} similar={similar} />
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

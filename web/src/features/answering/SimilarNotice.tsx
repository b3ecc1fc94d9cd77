import type { SimilarMessage } from '@panel/contract'
import { IconCopyCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/actions/Button'
import { Notice } from '../../ui/overlays/Notice'
import { formatDate } from '../../ui/words/dates'
import { jumpTo } from '../conversations/thread/jump-to-message'
import { useSimilar } from './use-similar'

/** Shows that this customer already got the text in the editor, or nearly the same. It does not prevent sending. */
export function SimilarNotice({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation()
  const similar = useSimilar(conversationId)
  if (!similar) return null
  const { where, is_same, sent_at } = similar
  const values = { when: formatDate(sent_at, 'short'), profile: where?.profile_name ?? '' }
  const sameness = is_same ? 'same' : 'nearly'
  return (
    <Notice
      tone="warn"
      icon={IconCopyCheck}
      role="status"
      actions={where && <See conversationId={conversationId} where={where} />}
    >
      {t(where ? `similar.${sameness}_as` : `similar.${sameness}`, values)}
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

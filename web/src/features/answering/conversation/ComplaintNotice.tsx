import type { Conversation } from '@panel/contract'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/actions/Button'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'

/** That the customer complains about this chat, for those who decide about it. */
export function ComplaintNotice({ conversation: { complaint } }: { conversation: Conversation }) {
  const { t } = useTranslation()
  if (!complaint) return null
  return (
    <Notice
      tone="warn"
      icon={IconFlag}
      actions={
        <Link
          to="/message-reports"
          search={{ source: 'site', id: complaint.case_id }}
          className={buttonClass({ size: 'small' })}
        >
          {t('complaint.open')}
        </Link>
      }
    >
      <b>{t('complaint.made')}</b>, {formatDate(complaint.at, 'short')}
    </Notice>
  )
}

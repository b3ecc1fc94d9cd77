import type { Conversation } from '@panel/contract'
import { hasIgnoreRule } from '@panel/contract/rules/ignore-rules'
import { IconMessageOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { catchUp } from '../../conversations/thread/conversation-queries'
import { useUser } from '../../settings/user-query'
import { stopIgnoring } from './conversation-actions'
import styles from './IgnoredNotice.module.css'

/** How a conversation is ignored, by whom and since when, with a button to stop it for operators who may take chats. */
export function IgnoredNotice({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { id, ignores, status } = conversation
  const mayStop = useUser().scope.includes('other_chats.take')
  const stop = useMutation({
    mutationFn: () => call('DELETE /api/conversations/:id/ignore', { params: { id } }),
    onSuccess: () => catchUp(client, id),
  })
  const isIgnored = ignores.length > 0 || status === 'ignored'
  const stopping = useAction(stopIgnoring, isIgnored && mayStop ? { stop: () => stop.mutate() } : null)
  if (!isIgnored) return null
  return (
    <Notice
      tone="warn"
      icon={IconMessageOff}
      actions={stopping && <ActionButton action={stopping} size="small" isBusy={stop.isPending} hasNoIcon />}
    >
      <ul className={styles.list}>
        {ignores.map(({ option, note, by, at }) => (
          <li key={option}>
            <b>{t(`ignore.option.${option}`)}</b>
            {by && (
              <>
                {', '}
                {by.name ? t('ignored.by', { name: by.name }) : t('ignored.by_another')}
              </>
            )}
            {', '}
            {formatDate(at, 'short')}
            {hasIgnoreRule(option, 'sets_alert') && note && <q>{note}</q>}
          </li>
        ))}
      </ul>
      {stop.isError && <p role="alert">{t('ignored.failed')}</p>}
    </Notice>
  )
}

import type { Conversation } from '@panel/contract'
import { IconFlag, IconHandStop, IconShieldQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { formatDate } from '../../../ui/words/dates'

/** How often the customer has asked who writes, in all of their chats, and the holds. */
export function HoldChips({ customer: { asked_count, holds } }: { customer: Conversation['customer'] }) {
  const { t } = useTranslation()
  return (
    <>
      {asked_count > 0 && (
        <Chip tone="warn" title={t('inquiry.asked_title', { count: asked_count })}>
          <IconFlag size={14} stroke={1.75} aria-hidden="true" />
          {t('inquiry.asked_times', { times: asked_count })}
        </Chip>
      )}
      {holds.map(({ kind, since }) => {
        if (kind === 'disclosure_missing') return null
        const Icon = kind === 'asked_if_real' ? IconShieldQuestion : IconHandStop
        return (
          <Chip
            key={kind}
            tone={kind === 'asked_if_real' ? 'warn' : 'bad'}
            title={t('customer.since', { date: formatDate(since, 'short') })}
          >
            <Icon size={14} stroke={1.75} aria-hidden="true" />
            {t(`hold.${kind}`)}
          </Chip>
        )
      })}
    </>
  )
}

import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/Chip'

/** How often the customer has asked who writes, in all of their chats. Renders nothing if they have not. */
export function AskedChip({ count }: { count: number }) {
  const { t } = useTranslation()
  // A node of the previous release does not send it.
  if (!(count > 0)) return null
  return (
    <Chip tone="warn" title={t('inquiry.asked_title', { count })}>
      <IconFlag size={14} stroke={1.75} aria-hidden="true" />
      {t('inquiry.asked_times', { times: count })}
    </Chip>
  )
}

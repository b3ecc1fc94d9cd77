import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useJumps } from '../thread/jump-to-message'
import styles from './ConversationLayout.module.css'

const zones = ['chat', 'customer', 'profile'] as const
type Zone = (typeof zones)[number]
type Props = {
  conversationId: number
  customerName: string
  strip: ReactNode
  /** Given what brings it into sight, where one part shows at a time. */
  customer: (show: () => void) => ReactNode
  chat: ReactNode
  profile: ReactNode
}

/** Customer, chat, fictional profile: side by side, or one at a time where it is narrow. */
export function ConversationLayout({ conversationId, customerName, strip, customer, chat, profile }: Props) {
  const { t } = useTranslation()
  const [zone, setZone] = useState<Zone>('chat')
  const showCustomer = useCallback(() => setZone('customer'), [])
  // Whoever goes to a message wants to see it, also where one zone shows at a time.
  useJumps(conversationId, () => setZone('chat'))
  const labels: Record<Zone, string> = {
    chat: t('zone.chat'),
    customer: t('zone.facts', { name: customerName }),
    profile: t('zone.profile'),
  }
  return (
    <div className={styles.zones} data-zone={zone}>
      <section className={styles.strip} aria-label={t('zone.customer')}>
        {strip}
      </section>
      <fieldset className={styles.tabs} aria-label={t('zone.choose')}>
        {zones.map((name) => (
          <button
            type="button"
            key={name}
            data-zone={name}
            aria-pressed={zone === name}
            title={labels[name]}
            onClick={() => setZone(name)}
          >
            {labels[name]}
          </button>
        ))}
      </fieldset>
      <section className={styles.customer} aria-label={t('zone.facts', { name: customerName })}>
        {customer(showCustomer)}
      </section>
      <section className={styles.chat} aria-label={t('zone.chat')}>
        {chat}
      </section>
      <aside className={styles.side} aria-label={t('zone.fictional_profile')}>
        {profile}
      </aside>
    </div>
  )
}

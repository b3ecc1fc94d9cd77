import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useJumps } from '../../conversations/thread/jump-to-message'
import { TypedInContext } from '../../settings/drafts/typed-in'
import styles from './ConversationLayout.module.css'

const zones = ['chat', 'customer', 'profile'] as const
type Zone = (typeof zones)[number]
type Props = {
  conversationId: number
  customerName: string
  strip: ReactNode
  /** Receives the function that shows this part, when only one part is visible at a time. */
  customer: (show: () => void) => ReactNode
  chat: ReactNode
  profile: ReactNode
  /** Shows this part, whichever was chosen, until another one is chosen. */
  shown?: { zone: Zone; onLeave: () => void } | undefined
}

/** Customer, chat and profile: side by side, or one at a time in narrow windows. */
export function ConversationLayout(props: Props) {
  const { conversationId, customerName, strip, customer, chat, profile, shown } = props
  const { t } = useTranslation()
  const [chosen, setZone] = useState<Zone>('chat')
  const zone = shown?.zone ?? chosen
  const showCustomer = useCallback(() => setZone('customer'), [])
  // Jumping to a message also shows the chat when only one part is visible at a time.
  useJumps(conversationId, () => setZone('chat'))
  const labels: Record<Zone, string> = {
    chat: t('zone.chat'),
    customer: t('zone.facts', { name: customerName }),
    profile: t('zone.profile'),
  }
  return (
    <TypedInContext value={conversationId}>
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
              onClick={() => {
                setZone(name)
                shown?.onLeave()
              }}
            >
              <span>{labels[name]}</span>
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
    </TypedInContext>
  )
}

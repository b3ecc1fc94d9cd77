import type { Conversation, ConversationHold } from '@panel/contract'
import { isReleasedByPeople } from '@panel/contract/rules/hold-rules'
import { hasRight } from '@panel/contract/rules/rights'
import { IconHandStop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { takeFocusOfEditor } from '../../../ui/actions/move-focus'
import { useAction } from '../../../ui/actions/use-action'
import { formatDate } from '../../../ui/words/dates'
import { CustomerHelp } from '../../conversations/help-lines/CustomerHelp'
import { catchUp } from '../../conversations/thread/conversation-queries'
import { holdEnd } from '../../safety/escalations/hold-end'
import { holdIcons } from '../../safety/escalations/hold-icons'
import { ReleaseDialog } from '../../safety/escalations/ReleaseDialog'
import { useUser } from '../../settings/user-query'
import { releaseHold } from '../escalate-actions'
import styles from './HeldPanel.module.css'

type Props = {
  conversation: Conversation
  /** It replaces the editor and gets its focus. */
  replacesEditor?: boolean
  /** What the operator can do next. */
  children?: ReactNode
}

/** Why nothing can be sent to this customer, who has set it, and how it ends. */
export function HeldPanel({ conversation, replacesEditor, children }: Props) {
  const { t } = useTranslation()
  const { customer } = conversation
  return (
    <section
      ref={replacesEditor ? takeFocusOfEditor : undefined}
      className={styles.held}
      aria-labelledby="held-title"
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div role="alert" className={styles.title}>
          <IconHandStop size={22} stroke={1.75} aria-hidden="true" />
          <div>
            <h2 id="held-title">{t('held.title', { name: customer.name })}</h2>
            <p>{t('held.text')}</p>
          </div>
        </div>
        <ul className={styles.holds}>
          {customer.holds.map((hold) => (
            <Hold key={hold.id} hold={hold} conversation={conversation} />
          ))}
        </ul>
        {customer.holds.some(({ kind }) => kind === 'distress') && (
          <CustomerHelp conversation={conversation} />
        )}
        {children}
      </div>
    </section>
  )
}

function Hold({ hold, conversation }: { hold: ConversationHold; conversation: Conversation }) {
  const { t } = useTranslation()
  const user = useUser()
  const shown = hold.kind === 'disclosure_missing' ? conversation.customer.disclosure : null
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const mayRelease = hasRight(user.scope, 'holds') && isReleasedByPeople(hold.kind) && !hold.stays
  const release = useAction(
    releaseHold,
    mayRelease ? { isOpenEscalation: hold.escalation_id !== null, open: () => setIsOpen(true) } : null,
  )
  const time = formatDate(hold.since, 'short')
  const title = () => {
    if (!shown) return t(`hold.${hold.kind}`)
    return shown.is_published ? t('disclosure.outdated') : t('disclosure.unknown', { version: shown.version })
  }
  const setBy = () => {
    if (shown) return t(shown.is_published ? 'held.shown_before' : 'held.unknown_shown', { time })
    if (hold.kind === 'disclosure_missing') return t('held.never_shown', { time })
    // The site, an admin or somebody at the server has erased the customer.
    if (hold.kind === 'erased') return t('held.since', { time })
    if (!hold.by) return t('held.by_site', { time })
    if (hold.by.id === user.id) return t('held.by_you', { time })
    return t('held.by', { name: hold.by.name ?? t('overview.hidden_name'), time })
  }
  const isMasters = !hold.until && hold.escalation_id !== null
  const KindIcon = holdIcons[hold.kind]
  return (
    <li className={styles.hold}>
      <KindIcon size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{title()}</b>
        <small>{setBy()}</small>
      </span>
      <span className={styles.end}>
        {isMasters ? t('held.master_decides') : holdEnd(t, hold)}
        {release && <ActionButton action={release} size="small" />}
      </span>
      {isOpen && (
        <ReleaseDialog
          hold={hold}
          onSettled={() => catchUp(client, conversation.id)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}

import type { Conversation } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/Button'
import { Keys } from '../../ui/actions/Keys'
import { Notice } from '../../ui/overlays/Notice'
import { escalationIcons } from '../conversations/holds/escalation-icons'
import type { Thread } from '../conversations/thread/thread'
import styles from './EscalateHint.module.css'
import { dismiss, openEscalate } from './escalating'
import { HelpToInsert } from './HelpToInsert'
import { useSuggestion } from './use-suggestion'

/** A calm line above the editor: words of the customer that may need a master. The operator decides. */
export function EscalateHint({
  conversation,
  thread,
}: {
  conversation: Conversation
  thread: Thread | undefined
}) {
  const { t } = useTranslation()
  const suggestion = useSuggestion(thread)
  if (!suggestion) return null
  const { kind, words, messageId } = suggestion
  return (
    <div className={styles.hint}>
      <Notice
        tone="warn"
        icon={escalationIcons[kind]}
        role="status"
        actions={
          <>
            <Button size="small" onClick={() => openEscalate(conversation.id)}>
              {t('escalate.button')} <Keys keys="X" />
            </Button>
            <Button size="small" look="quiet" onClick={() => dismiss(messageId)}>
              {t('escalate.dismiss')}
            </Button>
          </>
        }
      >
        <b>{t(`escalate.seems.${kind}`)}</b> {t('escalate.seems_text', { words })}
      </Notice>
      {kind === 'distress' && <HelpToInsert conversation={conversation} />}
    </div>
  )
}

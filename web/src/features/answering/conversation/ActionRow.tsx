import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { useLazyPart } from '../../../ui/lazy-part'
import type { Thread } from '../../conversations/thread/thread'
import { useAnsweringState } from '../answering'
import { AwayButton } from '../away/AwayButton'
import { LeaveActions } from '../LeaveActions'
import { isBusySending } from '../machine/sent-state'
import { ReportAction } from '../ReportAction'
import { leaveEditor } from '../sender-actions'
import styles from './ActionRow.module.css'
import { escalatePart } from './escalate-part'

/** The actions below the editor for the conversation in hand, each with its key. */
export function ActionRow({ thread }: { thread: Thread | undefined }) {
  const { t } = useTranslation()
  const part = useLazyPart(escalatePart)
  const conversation = useAnsweringState((state) => state.conversation)
  const isSending = useAnsweringState(isBusySending)
  return (
    <fieldset className={styles.row} aria-label={t('action.title')}>
      <span className={styles.esc}>
        <Keys keys={leaveEditor.key} /> {t('action.esc_then')}
      </span>
      <LeaveActions />
      <ReportAction />
      {part && <part.EscalateAction conversation={conversation} thread={thread} isSending={isSending} />}
      <AwayButton look="quiet" className={styles.end} />
    </fieldset>
  )
}

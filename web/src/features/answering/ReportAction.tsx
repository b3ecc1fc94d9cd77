import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/actions/ActionButton'
import { useAction } from '../../ui/actions/use-action'
import { reportInHand } from '../conversations/thread/message-actions'
import { useViewer } from '../conversations/thread/viewer'

/** The button that reports a message of the chat in hand. */
export function ReportAction() {
  const { t } = useTranslation()
  const report = useAction(reportInHand, { viewer: useViewer() })
  return (
    <ActionButton action={report} look="quiet">
      {t('message_acts.report')}
    </ActionButton>
  )
}

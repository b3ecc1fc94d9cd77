import { useTranslation } from 'react-i18next'
import { useAnswering } from './answering'
import type { LeaveDialogProps } from './leave-dialog'
import { ReasonDialog } from './ReasonDialog'

/** Asks for the reason of a handover. The master sees it above the conversation. */
export function HandoverDialog(dialog: LeaveDialogProps) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  return (
    <ReasonDialog
      {...dialog}
      title={t('handover.title')}
      hint={t('handover.hint')}
      group="handover"
      confirm={t('handover.confirm')}
      onConfirm={(reason) => dispatch({ type: 'leave', leave: { kind: 'handover', reason } })}
    />
  )
}

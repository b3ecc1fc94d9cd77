import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/overlays/DialogForm'
import { useAnswering } from './answering'
import type { LeaveDialogProps } from './leave-dialog'

/** With this dialog a master returns a conversation that was handed over to the operators' queue. */
export function GiveBackDialog(dialog: LeaveDialogProps) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  return (
    <DialogForm
      {...dialog}
      isOpen
      title={t('give_back.title')}
      confirm={t('give_back.confirm')}
      onConfirm={() => dispatch({ type: 'leave', leave: { kind: 'give_back' } })}
    >
      <p>{t('give_back.text')}</p>
    </DialogForm>
  )
}

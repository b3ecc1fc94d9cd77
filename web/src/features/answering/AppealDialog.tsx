import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/DialogForm'
import styles from './AppealDialog.module.css'
import { useAnswering, useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'

/** Shows the stopped text once more, and hands it to the masters. The operator goes on with the next chat. */
export function AppealDialog(dialog: LeaveDialogProps) {
  const { t } = useTranslation()
  const { dispatch } = useAnswering()
  const text = useAnsweringState(({ draft }) => draft.text)
  return (
    <DialogForm
      {...dialog}
      isOpen
      hasConfirmFocus
      title={t('appeal.title')}
      confirm={t('appeal.confirm')}
      onConfirm={() => dispatch({ type: 'leave', leave: { kind: 'appeal', text } })}
    >
      <p>{t('appeal.text')}</p>
      <blockquote className={styles.text} dir="auto">
        {text}
      </blockquote>
    </DialogForm>
  )
}

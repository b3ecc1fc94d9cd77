import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/overlays/DialogForm'
import styles from './AppealDialog.module.css'
import { useAnswering, useAnsweringState } from './answering'
import type { LeaveDialogProps } from './leave-dialog'

/** A stopped text was not handed to the masters yet: says why, shows it once more, and tries again. */
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

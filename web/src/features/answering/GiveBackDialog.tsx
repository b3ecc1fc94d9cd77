import { useTranslation } from 'react-i18next'
import { DialogForm } from '../../ui/DialogForm'
import type { LeaveDialogProps } from './leave-dialog'

/** A master gives what was handed over back to the operators. */
export function GiveBackDialog({ onLeave, ...dialog }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <DialogForm
      {...dialog}
      isOpen
      title={t('give_back.title')}
      confirm={t('give_back.confirm')}
      onConfirm={() => onLeave({ act: 'give_back' })}
    >
      <p>{t('give_back.text')}</p>
    </DialogForm>
  )
}

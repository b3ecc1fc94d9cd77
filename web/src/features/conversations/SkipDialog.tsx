import { useTranslation } from 'react-i18next'
import type { LeaveDialogProps } from './leave-dialog'
import { ReasonDialog } from './ReasonDialog'

const choices = [
  'skip.reason.language',
  'skip.reason.master',
  'skip.reason.topic',
  'skip.reason.other',
] as const

/** Skipping asks for a reason. Specification sections 4 and 5. */
export function SkipDialog({ onLeave, ...rest }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...rest}
      title={t('skip.title')}
      hint={t('skip.hint')}
      choices={choices}
      confirm={t('skip.confirm')}
      onConfirm={(reason) => onLeave({ act: 'skip', reason })}
    />
  )
}

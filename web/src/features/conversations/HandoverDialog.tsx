import { useTranslation } from 'react-i18next'
import type { LeaveDialogProps } from './leave-dialog'
import { ReasonDialog } from './ReasonDialog'

const presets = ['fictional', 'meeting', 'distress', 'other'] as const

/** Handing over asks for a reason, which the master reads above the conversation. */
export function HandoverDialog({ onLeave, ...rest }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...rest}
      title={t('handover.title')}
      hint={t('handover.hint')}
      presets={presets.map((value) => ({ value, label: t(`handover.reason.${value}`) }))}
      confirm={t('handover.confirm')}
      onConfirm={(reason) => onLeave({ act: 'handover', reason })}
    />
  )
}

import { reasonCodes } from '@panel/contract/enumerations'
import { useTranslation } from 'react-i18next'
import type { LeaveDialogProps } from './leave-dialog'
import { ReasonDialog } from './ReasonDialog'

/** Handing over asks for a reason, which the master reads above the conversation. */
export function HandoverDialog({ onLeave, ...rest }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...rest}
      title={t('handover.title')}
      hint={t('handover.hint')}
      codes={reasonCodes.handover}
      confirm={t('handover.confirm')}
      onConfirm={(reason) => onLeave({ act: 'handover', reason })}
    />
  )
}

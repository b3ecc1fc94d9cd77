import type { ReactNode } from 'react'

/** The props of every dialog that leaves a conversation. */
export type LeaveDialogProps = {
  onClose: () => void
  isBusy: boolean
  error: ReactNode
  notice: ReactNode
}

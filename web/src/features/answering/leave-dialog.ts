import type { ReactNode } from 'react'

/** What every dialog that ends a lease is given. */
export type LeaveDialogProps = {
  onClose: () => void
  isBusy: boolean
  error: ReactNode
  notice: ReactNode
}

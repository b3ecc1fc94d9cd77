import type { ReactNode } from 'react'
import type { Leave } from './use-leaving'

/** What every dialog that ends a lease is given. */
export type LeaveDialogProps = {
  onLeave: (leave: Leave) => void
  onClose: () => void
  isBusy: boolean
  error: ReactNode
  notice: ReactNode
}

import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice'

/** Says above the buttons of a form why what was asked did not happen. */
export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="bad" icon={IconAlertCircle} role="alert">
      {children}
    </Notice>
  )
}

import type { DeliveryStatus } from '@panel/contract/rules/enumerations'
import { IconAlertCircle, IconCheck, IconChecks, IconEyeCheck } from '@tabler/icons-react'
import styles from './MessageItem.module.css'

const icons = { pending: IconCheck, delivered: IconChecks, dead: IconAlertCircle, read: IconEyeCheck }

/** The delivery status of an answer, and whether its customer has read it. */
export function DeliveryState({ status, children }: { status: DeliveryStatus | 'read'; children: string }) {
  const Icon = icons[status]
  return (
    <span className={status === 'dead' ? styles.bad : undefined}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {children}
    </span>
  )
}

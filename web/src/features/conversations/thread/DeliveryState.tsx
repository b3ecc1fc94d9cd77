import type { DeliveryStatus } from '@panel/contract/rules/enumerations'
import { IconAlertCircle, IconCheck, IconChecks } from '@tabler/icons-react'
import styles from './MessageItem.module.css'

const icons = { pending: IconCheck, delivered: IconChecks, dead: IconAlertCircle }

/** The delivery status of an answer. */
export function DeliveryState({ status, children }: { status: DeliveryStatus; children: string }) {
  const Icon = icons[status]
  return (
    <span className={status === 'dead' ? styles.bad : undefined}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {children}
    </span>
  )
}

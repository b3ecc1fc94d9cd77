import type { ExportState as State } from '@panel/contract/rules/export-rules'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconLoader2,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './Exports.module.css'

const icons = {
  waiting: IconClock,
  making: IconLoader2,
  ready: IconCircleCheck,
  stopped: IconAlertTriangle,
  cancelled: IconX,
  expired: IconFileText,
} satisfies Record<State, unknown>

/** The state of an export, with its icon. */
export function ExportState({ state }: { state: State }) {
  const { t } = useTranslation()
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {t(`exports.state.${state}`)}
    </span>
  )
}

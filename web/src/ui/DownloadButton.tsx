import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { download } from '../api/download'
import { orderExport, orderedPath } from '../api/order-export'
import { ActionButton } from './ActionButton'
import styles from './DownloadButton.module.css'
import { failureText } from './failure'
import { downloadCsv } from './list-actions'
import { showToast } from './toasts'
import { useAction } from './use-action'

type Props = { path: string; query: Record<string, string | number | undefined> }

/** Downloads the whole list as a file for spreadsheets. A file that is too large to wait for is ordered instead. */
export function DownloadButton({ path, query }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => downloadOrOrder({ path, query }),
    onSuccess: (isOrdered) => {
      if (isOrdered) showToast({ icon: IconClock, text: t('exports.ordered') })
    },
  })
  const press = () => {
    if (!isPending) mutate()
  }
  const action = useAction(downloadCsv, { load: press })
  return (
    <>
      {error && (
        <p role="alert" className={styles.error}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {faultOf(t, error)}
        </p>
      )}
      <ActionButton action={action} isBusy={isPending} />
    </>
  )
}

/** @returns whether it was ordered */
async function downloadOrOrder({ path, query }: Props): Promise<boolean> {
  try {
    await download(path, query)
    return false
  } catch (error) {
    const ordered = orderedPath(path)
    if (!ordered || !hasCode(error, 'export_too_large')) throw error
    await orderExport(ordered, query)
    return true
  }
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

const faultOf = (t: TFunction, error: Error) =>
  hasCode(error, 'too_many_exports') ? t('exports.limit') : failureText(t, t('list.csv_failed'), error)

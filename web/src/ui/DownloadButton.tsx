import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { download } from '../api/download'
import { ActionButton } from './ActionButton'
import styles from './DownloadButton.module.css'
import { failureText } from './failure'
import { downloadCsv } from './list-actions'
import { useAction } from './use-action'

type Props = { path: string; query: Record<string, string | number | undefined> }

/** Downloads the whole list as a file for spreadsheets. */
export function DownloadButton({ path, query }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => download(path, query) })
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

function faultOf(t: TFunction, error: Error) {
  const isTooLarge = error instanceof ApiError && error.code === 'export_too_large'
  return isTooLarge ? t('list.csv_too_large') : failureText(t, t('list.csv_failed'), error)
}

import type { FileFormat } from '@panel/contract'
import { IconClock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { download } from '../../api/download'
import { orderExport, orderedPath } from '../../api/order-export'
import { ActionButton } from '../actions/ActionButton'
import { useAction } from '../actions/use-action'
import { showToast } from '../overlays/toasts'
import { failureText } from '../words/failure'
import { ExportButton, ExportFailure } from './ExportButton'
import { downloadCsv, downloadXlsx } from './list-actions'

type Props = { path: string; query: Record<string, string | number | undefined> }

/** Downloads the whole list as a CSV file. A file that is too large to wait for is ordered instead. */
export function DownloadButton(of: Props) {
  const { load, isPending, failure } = useDownload(of)
  const csv = useAction(downloadCsv, { load: () => load('csv') })
  return (
    <>
      <ExportFailure failure={failure} />
      <ActionButton action={csv} isBusy={isPending} />
    </>
  )
}

/** The same for a list that is also a workbook of Excel. */
export function DownloadMenu(of: Props) {
  const { load, isPending, failure } = useDownload(of)
  const files = [
    useAction(downloadCsv, { load: () => load('csv') }),
    useAction(downloadXlsx, { load: () => load('xlsx') }),
  ]
  return <ExportButton files={files} isBusy={isPending} failure={failure} />
}

function useDownload({ path, query }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: FileFormat) =>
      downloadOrOrder({ path, query: format === 'csv' ? query : { ...query, format } }),
    onSuccess: (isOrdered) => {
      if (isOrdered) showToast({ icon: IconClock, text: t('exports.ordered') })
    },
  })
  const load = (format: FileFormat) => {
    if (!isPending) mutate(format)
  }
  return { load, isPending, failure: error && faultOf(t, error) }
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

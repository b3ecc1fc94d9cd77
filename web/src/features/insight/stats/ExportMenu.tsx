import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../../api/download'
import { useAction } from '../../../ui/actions/use-action'
import { ExportButton } from '../../../ui/lists/ExportButton'
import { downloadCsv } from '../../../ui/lists/list-actions'
import { failureText } from '../../../ui/words/failure'
import { type PictureHead, pictureOf } from './picture'
import { savePng, saveSvg } from './stats-actions'
import type { StatsFilters } from './stats-query'

type Props = {
  filters: StatsFilters
  /** The part of the page with the charts. */
  charts: RefObject<HTMLElement | null>
  /** What the charts are of. */
  head: PictureHead
  /** False while the page shows tables instead. */
  hasCharts: boolean
}

/** The files of the page: its table as CSV, and its charts as a picture, as they look now. */
export function ExportMenu({ filters, charts, head, hasCharts }: Props) {
  const { t } = useTranslation()
  const csv = useMutation({ mutationFn: () => download('/api/stats/groups.csv', filters) })
  const picture = useMutation({
    mutationFn: async (type: 'svg' | 'png') => {
      if (charts.current)
        saveFile(await pictureOf(charts.current, head, type), `stats ${filters.from} ${filters.to}.${type}`)
    },
  })
  const failure = csv.error ?? picture.error
  const isBusy = csv.isPending || picture.isPending
  const run = (work: () => void) => () => {
    if (!isBusy) work()
  }
  const files = [
    useAction(downloadCsv, { load: run(() => csv.mutate()) }),
    useAction(saveSvg, { hasCharts, save: run(() => picture.mutate('svg')) }),
    useAction(savePng, { hasCharts, save: run(() => picture.mutate('png')) }),
  ]
  return (
    <ExportButton
      files={files}
      isBusy={isBusy}
      failure={failure && failureText(t, t('list.csv_failed'), failure)}
    />
  )
}

import { IconAlertCircle, IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download'
import { ActionMenu } from '../../ui/ActionMenu'
import { Button } from '../../ui/Button'
import error from '../../ui/DownloadButton.module.css'
import { failureText } from '../../ui/failure'
import { downloadCsv } from '../../ui/list-actions'
import text from '../../ui/text.module.css'
import { useAction } from '../../ui/use-action'
import { pictureOf } from './picture'
import { savePng, saveSvg } from './stats-actions'
import type { StatsFilters } from './stats-query'

type Props = {
  filters: StatsFilters
  /** The part of the page with the charts. */
  charts: RefObject<HTMLElement | null>
  /** False while the page shows tables instead. */
  hasCharts: boolean
}

/** The files of the page: its table as CSV, and its charts as a picture, as they look now. */
export function ExportMenu({ filters, charts, hasCharts }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null)
  const csv = useMutation({ mutationFn: () => download('/api/stats/groups.csv', filters) })
  const picture = useMutation({
    mutationFn: async (type: 'svg' | 'png') => {
      if (charts.current)
        saveFile(await pictureOf(charts.current, type), `stats ${filters.from} ${filters.to}.${type}`)
    },
  })
  const failure = csv.error ?? picture.error
  const isBusy = csv.isPending || picture.isPending
  const run = (work: () => void) => () => {
    if (!isBusy) work()
  }
  const items = [
    useAction(downloadCsv, { load: run(() => csv.mutate()) }),
    useAction(saveSvg, { hasCharts, save: run(() => picture.mutate('svg')) }),
    useAction(savePng, { hasCharts, save: run(() => picture.mutate('png')) }),
  ]
  const open = () => {
    const box = button.current?.getBoundingClientRect()
    if (box) setPlace({ x: box.left, y: box.bottom + 4 })
  }
  return (
    <>
      {failure && (
        <p role="alert" className={error.error}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {failureText(t, t('list.csv_failed'), failure)}
        </p>
      )}
      <Button ref={button} aria-haspopup="menu" aria-expanded={place !== null} isBusy={isBusy} onClick={open}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        {t('stats_groups.export')}
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
      <span role="status" className={text.hidden}>
        {isBusy ? t('loading') : ''}
      </span>
      {place && (
        <ActionMenu
          at={place}
          label={t('stats_groups.export')}
          items={items.map((action) => ({ action }))}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  )
}

import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action'
import { LegendKey } from '../../../ui/charts/LegendKey'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { undo } from '../../../ui/overlays/toast-actions'
import { ExportsFrame } from './ExportsFrame'
import { ExportsTable } from './ExportsTable'
import { cancelExport, deleteExport, downloadExport, makeExportAgain } from './export-actions'
import { exportsQuery } from './exports-query'
import { useExports } from './use-exports'
import { useSeen } from './use-seen'

/** The operator's own exports with what can be done with them. */
export function OwnExports() {
  const { t } = useTranslation()
  const list = useQuery(exportsQuery)
  const rows = list.data?.items ?? []
  const { actsOf, failure } = useExports()
  const cursor = useRowCursor(rows.map(({ id }) => id))
  const acts = actsOf(rows.find(({ id }) => id === cursor.cursor))
  useAction(downloadExport, { run: acts.download })
  useAction(cancelExport, { run: acts.cancel })
  useAction(makeExportAgain, { run: acts.again })
  useAction(deleteExport, { run: acts.delete })
  useSeen(rows)
  return (
    <ExportsFrame
      label={t('page.exports')}
      list={list}
      rows={rows}
      failure={failure}
      empty={
        <EmptyPanel icon={IconDownload} title={t('exports.none')}>
          <p>{t('exports.none_why')}</p>
        </EmptyPanel>
      }
      keys={
        <>
          <LegendKey keys={downloadExport.key} does={t('exports.download')} />
          <LegendKey keys={cancelExport.key} does={t('exports.cancel')} />
          <LegendKey keys={undo.key} does={t('told.undo')} />
        </>
      }
      note={list.data && <span>{t('exports.kept', { count: list.data.days })}</span>}
    >
      <ExportsTable rows={rows} cursor={cursor} actsOf={actsOf} />
    </ExportsFrame>
  )
}

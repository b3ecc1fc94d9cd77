import type { OrderedExport, TeamExport } from '@panel/contract'
import { IconUsers } from '@tabler/icons-react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { useAction } from '../../../ui/actions/use-action'
import { LegendKey } from '../../../ui/charts/LegendKey'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { loadMore } from '../../../ui/lists/ListPage'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { failureText } from '../../../ui/words/failure'
import { ExportsFrame } from './ExportsFrame'
import { ExportsTable } from './ExportsTable'
import { downloadExport } from './export-actions'
import { useExports } from './use-exports'

type Props = { list: UseInfiniteQueryResult; rows: readonly TeamExport[] }

/** The exports of colleagues in the team: their files can be downloaded, and nothing else. */
export function TeamExports({ list, rows }: Props) {
  const { t } = useTranslation()
  const { actsOf, failure } = useExports()
  const cursor = useRowCursor(
    rows.map(({ id }) => id),
    () => loadMore(list),
  )
  const onlyDownload = (of: OrderedExport | undefined) => ({
    ...actsOf(of),
    cancel: null,
    again: null,
    delete: null,
  })
  useAction(downloadExport, { run: onlyDownload(rows.find(({ id }) => id === cursor.cursor)).download })
  return (
    <ExportsFrame
      label={t('exports.of_team')}
      list={list}
      rows={rows}
      failure={failure}
      empty={
        <EmptyPanel icon={IconUsers} title={t('exports.none_of_team')}>
          <p>{t('exports.none_of_team_why')}</p>
        </EmptyPanel>
      }
      keys={<LegendKey keys={downloadExport.key} does={t('exports.download')} />}
      note={
        list.isFetchNextPageError && (
          <span role="alert">{failureText(t, t('overview.more_failed'), list.error)}</span>
        )
      }
    >
      <ExportsTable
        rows={rows}
        cursor={cursor}
        actsOf={onlyDownload}
        nameOf={({ id }) => rows.find((each) => each.id === id)?.by.name ?? t('overview.hidden_name')}
      />
      {list.hasNextPage && (
        <Button look="quiet" isBlock isBusy={list.isFetchingNextPage} onClick={() => loadMore(list)}>
          {t('overview.more')}
        </Button>
      )}
    </ExportsFrame>
  )
}

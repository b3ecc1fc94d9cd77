import { maxHelpLinesOfSiteowner } from '@panel/contract/rules/help-line-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type ResponseTo } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { FailedPanel } from '../../../ui/lists/FailedPanel'
import { ListLoading } from '../../../ui/lists/ListPage'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { TitledPanel } from '../../../ui/TitledPanel'
import { countryName, languageName } from '../../../ui/words/region-names'
import { HelpLineWays } from '../../conversations/help-lines/HelpLineWays'
import { siteownerError } from '../../settings/siteowner-error'
import { helpLinesQuery } from '../../settings/siteowners-query'
import { AddHelpLineDialog } from './AddHelpLineDialog'
import styles from './Siteowners.module.css'

type Props = { siteownerId: number }
type Line = ResponseTo<'GET /api/siteowners/:id/help-lines'>['items'][number]

/** Where customers in distress find help, by country: what operators and masters see. */
export function HelpLinesPanel({ siteownerId }: Props) {
  const { t } = useTranslation()
  const list = useQuery(helpLinesQuery(siteownerId))
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<Line | null>(null)
  const isFull = (list.data?.length ?? 0) >= maxHelpLinesOfSiteowner
  return (
    <TitledPanel
      title={t('siteowners.help.title')}
      aside={
        <Button
          size="small"
          blocked={isFull && t('siteowners.refusal.help_lines_full')}
          onClick={() => setIsAdding(true)}
        >
          {t('siteowners.help.add')}
        </Button>
      }
    >
      {list.isPending && <ListLoading />}
      {list.error && (
        <FailedPanel
          title={t('siteowners.help.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      <p className={styles.counts}>
        {t('siteowners.help.text')} {list.data?.length === 0 && t('siteowners.help.none')}
      </p>
      {list.data?.map((line) => (
        <LineRow key={line.id} line={line} onRemove={() => setRemoving(line)} />
      ))}
      {isAdding && <AddHelpLineDialog siteownerId={siteownerId} onClose={() => setIsAdding(false)} />}
      {removing && (
        <RemoveDialog siteownerId={siteownerId} line={removing} onClose={() => setRemoving(null)} />
      )}
    </TitledPanel>
  )
}

function LineRow({ line, onRemove }: { line: Line; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.row}>
      <code className={styles.quiet}>{line.country ?? '*'}</code>
      <div className={styles.rowText}>
        <div>
          <bdi>{line.name}</bdi>
        </div>
        <div className={styles.quiet}>
          <HelpLineWays line={line} />
        </div>
        <div className={styles.quiet}>
          {[
            countryName(line.country) ?? t('siteowners.help.every_country'),
            line.language && languageName(line.language),
            line.opening_hours,
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </div>
      </div>
      <Button
        size="small"
        look="quiet"
        aria-label={t('siteowners.help.remove_this', { name: line.name })}
        onClick={onRemove}
      >
        {t('siteowners.help.remove')}
      </Button>
    </div>
  )
}

function RemoveDialog({ siteownerId, line, onClose }: Props & { line: Line; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/help-lines/:line_id/remove', {
        params: { id: siteownerId, line_id: line.id },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(helpLinesQuery(siteownerId).queryKey, items)
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('siteowners.help.remove_title')}
      isOpen
      isDanger
      confirm={t('siteowners.help.remove')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      isBusy={remove.isPending}
      error={siteownerError(t, remove.error)}
    >
      <p>
        <bdi>{line.name}</bdi>
      </p>
      <p>{t('siteowners.help.remove_text')}</p>
    </DialogForm>
  )
}

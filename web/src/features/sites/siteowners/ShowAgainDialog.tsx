import type { Disclosure } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { formatDate } from '../../../ui/words/dates'
import { siteownerError } from '../../settings/siteowner-error'
import { disclosuresQuery } from '../../settings/siteowners-query'
import { AgainField } from './AgainField'

type Props = {
  siteownerId: number
  language: { code: string; name: string }
  /** The newest version, also while the dialog is open. */
  stored: Disclosure
  onClose: () => void
}

/** Changes from when on the text has to be shown again: the version that is asked for, otherwise the newest one. */
export function ShowAgainDialog({ siteownerId, language, stored, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [seen, setSeen] = useState(stored.again)
  const [days, setDays] = useState<number | null>(14)
  const version = seen?.version ?? stored.version
  const isMeanwhile = stored.again?.from !== seen?.from
  const change = useMutation({
    mutationFn: () =>
      call('PUT /api/siteowners/:id/disclosures/:language/again', {
        params: { id: siteownerId, language: language.code },
        body: { version, again_in_days: days, seen: seen?.from ?? null },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(disclosuresQuery(siteownerId).queryKey, items)
      onClose()
    },
    onError: async () => {
      const items = await client.fetchQuery({ ...disclosuresQuery(siteownerId), staleTime: 0 })
      setSeen(items.find((one) => one.language === language.code)?.again ?? null)
    },
  })
  const by =
    change.error instanceof ApiError && change.error.code === 'edited_meanwhile' ? change.error.by : null
  return (
    <DialogForm
      title={t('siteowners.again_title', { language: language.name, version })}
      isOpen
      confirm={t('siteowners.again_save')}
      onConfirm={() => change.mutate()}
      blocked={(isMeanwhile || (days === null && !seen)) && t('service_settings.nothing_changed')}
      onClose={onClose}
      isBusy={change.isPending}
      error={
        by
          ? t('siteowners.again_meanwhile', { name: by.name ?? t('overview.hidden_name') })
          : siteownerError(t, change.error)
      }
    >
      <p>
        {seen
          ? t('siteowners.again_now', { version: seen.version, time: formatDate(seen.from, 'short') })
          : t('siteowners.again_none')}
      </p>
      <AgainField days={days} onChoose={setDays} />
    </DialogForm>
  )
}

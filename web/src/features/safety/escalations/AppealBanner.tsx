import type { AppealOutcomeNotice } from '@panel/contract'
import { IconUserUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Banner } from '../../../ui/overlays/Banner'
import { userQuery } from '../../settings/user-query'

/** What became of an appeal. It stays until the operator has confirmed it. */
export function AppealBanner({ appeal }: { appeal: AppealOutcomeNotice }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const seeing = useMutation({
    mutationFn: () => call('POST /api/appeals/:id/seen', { params: { id: appeal.id } }),
    // When it fails, the line stays, and the operator can try again.
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  const { outcome, note, by } = appeal
  return (
    <Banner
      tone={outcome === 'sent' ? 'ok' : 'warn'}
      icon={IconUserUp}
      action={
        <>
          <Link to="/conversations/$id" params={{ id: String(appeal.conversation_id) }}>
            {t('appeals.told.open')}
          </Link>
          <Button size="small" isBusy={seeing.isPending} onClick={() => seeing.mutate()}>
            {t('appeals.told.seen')}
          </Button>
        </>
      }
    >
      <b>
        {t(`appeals.told.${outcome}`, {
          name: by?.name ?? t('overview.hidden_name'),
          customer: appeal.customer_name,
        })}
      </b>{' '}
      {note && <span dir="auto">“{note}”</span>} {outcome !== 'sent' && t('appeals.told.kept')}
    </Banner>
  )
}

import type { ProfileSet } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { showSet } from './profile-set-query'
import { SetForm, type SetFormValues } from './SetForm'

/** Copies persona and photos to a new draft, and opens it. */
export function CopySetDialog({ set, onClose }: { set: ProfileSet; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const copy = useMutation({
    mutationFn: (body: SetFormValues) =>
      call('POST /api/profile-sets/:id/copy', { params: { id: set.id }, body }),
    onSuccess({ profile_set }) {
      showSet(client, profile_set)
      onClose()
      void navigate({ to: '/profilesets/$id', params: { id: String(profile_set.id) } })
    },
  })
  return (
    <SetForm
      title={t('profile_sets.copy')}
      confirm={t('profile_sets.copy')}
      start={withoutUndefined({
        name: set.name,
        language: set.language ?? undefined,
        siteowner_id: set.siteowner.id,
      })}
      isBusy={copy.isPending}
      error={copy.error}
      onConfirm={copy.mutate}
      onClose={onClose}
    >
      <p>{t('profile_sets.copy_why')}</p>
    </SetForm>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { showSet } from './profile-set-query'
import { SetForm, type SetFormValues } from './SetForm'

/** Creates a set as a draft, and opens it. */
export function NewSetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: (body: SetFormValues) => call('POST /api/profile-sets', { body }),
    onSuccess: ({ profile_set }) => {
      showSet(client, profile_set)
      void navigate({ to: '/profilesets/$id', params: { id: String(profile_set.id) } })
    },
  })
  return (
    <SetForm
      title={t('profile_sets.new')}
      confirm={t('profile_sets.create')}
      start={{}}
      isBusy={add.isPending}
      error={add.error}
      onConfirm={add.mutate}
      onClose={onClose}
    />
  )
}

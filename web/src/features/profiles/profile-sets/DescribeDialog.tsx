import type { SetPhoto } from '@panel/contract'
import { photoDescriptionLength } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { profileSetQuery, showPhotos } from './profile-set-query'

type Props = { setId: number; photo: SetPhoto; onClose: () => void }

/** Describes a photo: screen readers read it, and operators find the photo by it. */
export function DescribeDialog({ setId, photo, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [typed, setTyped] = useState(photo.description)
  const [seen, setSeen] = useState(photo.description)
  const save = useMutation({
    mutationFn: () =>
      call('PATCH /api/profile-sets/:id/photos/:photo_id', {
        params: { id: setId, photo_id: photo.id },
        body: { description: cleanText(typed), seen: { description: seen } },
      }),
    onSuccess({ photos }) {
      showPhotos(client, setId, photos)
      onClose()
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.code !== 'edited_meanwhile') return
      const set = await client.fetchQuery({ ...profileSetQuery(setId), staleTime: 0 })
      // The next attempt replaces the value that is shown now.
      setSeen(set.photos.find(({ id }) => id === photo.id)?.description ?? '')
    },
  })
  const isEdited = save.error instanceof ApiError && save.error.code === 'edited_meanwhile'
  return (
    <DialogForm
      isOpen
      title={t('profile_sets.describe_title')}
      confirm={t('facts.save')}
      confirmKeys="enter"
      onConfirm={() => save.mutate()}
      onClose={onClose}
      isBusy={save.isPending}
      error={
        save.error &&
        (isEdited
          ? t('profile_sets.described_meanwhile', { text: seen || t('line.empty') })
          : failureText(t, t('profile_sets.not_saved'), save.error))
      }
    >
      <Field
        label={t('profile_sets.description')}
        hint={t('profile_sets.description_hint')}
        data-autofocus
        autoComplete="off"
        maxLength={photoDescriptionLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DialogForm>
  )
}

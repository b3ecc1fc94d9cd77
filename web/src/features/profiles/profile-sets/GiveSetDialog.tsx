import type { ProfileSet, SetProfile } from '@panel/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import styles from './ProfileSetPage.module.css'
import { setCandidatesQuery } from './profile-set-query'
import { profileSetsKey } from './profile-sets-key'

/** Gives the set to a profile of its site owner, instead of the set that the profile has. */
export function GiveSetDialog({ set, onClose }: { set: ProfileSet; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<SetProfile | null>(null)
  const found = useQuery({
    ...setCandidatesQuery(set.id, search.trim()),
    placeholderData: keepPreviousData,
  })
  const profiles = found.data ?? []
  const give = useMutation({
    mutationFn: ({ id, set: seen }: SetProfile) =>
      call('PUT /api/profile-sets/:id/profiles/:profile_id', {
        params: { id: set.id, profile_id: id },
        body: { seen: seen?.id ?? null },
      }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: profileSetsKey })
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: profileSetsKey }),
  })
  const isEdited = give.error instanceof ApiError && give.error.code === 'edited_meanwhile'
  return (
    <DialogForm
      isOpen
      title={t('profile_sets.use')}
      confirm={t('profile_sets.use_confirm')}
      onConfirm={() => chosen && give.mutate(chosen)}
      blocked={!chosen && t('profile_sets.use_choose')}
      onClose={onClose}
      isBusy={give.isPending}
      error={
        give.error &&
        failureText(t, t(isEdited ? 'profile_sets.used_meanwhile' : 'profile_sets.not_saved'), give.error)
      }
    >
      <Field
        label={t('profile_sets.find_profile')}
        hint={set.siteowner.name}
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setChosen(null)
        }}
      />
      {found.error && <p role="alert">{failureText(t, t('profile_sets.users_failed'), found.error)}</p>}
      {found.isSuccess && profiles.length === 0 && <p>{t('profile_sets.no_profile')}</p>}
      <fieldset className={styles.candidates} aria-label={t('profile_sets.find_profile')}>
        {profiles.map((profile) => (
          <label key={profile.id}>
            <input
              type="radio"
              name="profile"
              checked={chosen?.id === profile.id}
              onChange={() => setChosen(profile)}
            />
            <span className={styles.rowName}>
              <bdi>{profile.name}</bdi>, {profile.age}
            </span>
            <span className={styles.rowEnd}>
              {profile.set
                ? t('profile_sets.has_set', { set: profile.set.name })
                : t('profile_sets.has_no_set')}
            </span>
          </label>
        ))}
      </fieldset>
    </DialogForm>
  )
}

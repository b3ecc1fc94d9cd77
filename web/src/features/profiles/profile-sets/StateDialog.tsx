import type { ProfileSet } from '@panel/contract'
import { isBlank } from '@panel/contract/rules/blank'
import { reasonLength } from '@panel/contract/rules/limits'
import type { StoredSetState } from '@panel/contract/rules/profile-set-states'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import { useFactWords } from '../../conversations/customers/fact-words'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { profileSetQuery, showSet } from './profile-set-query'

const acts = { draft: 'bring_back', ready: 'make_ready', retired: 'retire' } as const

type Props = { set: ProfileSet; to: StoredSetState; onClose: () => void }

/** Asks before a set is made ready, retired or brought back, and says what will happen. */
export function StateDialog({ set, to, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useFactWords()
  const client = useQueryClient()
  const words = useUnsavedWords('retire_set', set.id)
  const isRetiring = to === 'retired'
  const title = t(`profile_sets.${acts[to]}`)
  const [seen] = useState(set.state)
  const change = useMutation({
    mutationFn: () =>
      call('PUT /api/profile-sets/:id/state', {
        params: { id: set.id },
        body: { state: to, seen, ...(isRetiring && { reason: cleanText(words.text) }) },
      }),
    onSuccess({ profile_set }) {
      showSet(client, profile_set)
      if (isRetiring) words.forget()
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: profileSetQuery(set.id).queryKey }),
  })
  const nameOf = (path: string) => {
    if (path === 'photos') return t('profile_sets.photos')
    return path === 'language' ? t('overview.language') : label(path.replace('facts.', ''))
  }
  const refusal = () => {
    const { error } = change
    if (!(error instanceof ApiError)) return failureText(t, t('profile_sets.not_saved'), error)
    if (error.code === 'edited_meanwhile') return t('profile_sets.state_meanwhile')
    if (error.code !== 'set_not_ready') return failureText(t, t('profile_sets.not_saved'), error)
    return (
      <ul>
        {error.issues.map((issue) => (
          <li key={issue.path}>
            {nameOf(issue.path)}: {issueText(t, issue)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <DialogForm
      isOpen
      title={title}
      confirm={title}
      isDanger={isRetiring}
      onConfirm={() => change.mutate()}
      blocked={isRetiring && isBlank(words.text) && t('profile_sets.retire_reason')}
      onClose={onClose}
      isBusy={change.isPending}
      error={change.error && refusal()}
    >
      <p>
        {isRetiring
          ? t('profile_sets.retire_why', { count: set.profile_count, photos: set.photos.length })
          : to === 'ready'
            ? t('profile_sets.ready_why')
            : t('profile_sets.draft_why')}
      </p>
      {isRetiring && (
        <WordsField words={words} label={t('profile_sets.reason')} rows={2} maxLength={reasonLength} />
      )}
    </DialogForm>
  )
}

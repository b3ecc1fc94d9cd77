import type { CoachNote } from '@panel/contract'
import { IconSchool } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Banner } from '../../../ui/overlays/Banner'
import { userQuery } from '../../settings/user-query'

/** A note of a supervisor. It stays until the operator has confirmed it. */
export function CoachNoteBanner({ note }: { note: CoachNote }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const reading = useMutation({
    mutationFn: () => call('POST /api/coach-notes/:id/read', { params: { id: note.id } }),
    // When it fails, the note stays, and the operator can try again.
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  return (
    <Banner
      icon={IconSchool}
      action={
        <>
          {note.conversation_id !== null && (
            <Link to="/conversations/$id" params={{ id: String(note.conversation_id) }}>
              {t('coach_note.open')}
            </Link>
          )}
          <Button size="small" isBusy={reading.isPending} onClick={() => reading.mutate()}>
            {t('coach_note.read')}
          </Button>
        </>
      }
    >
      <b>{t('coach_note.from', { name: note.from.name ?? t('overview.hidden_name') })}</b>{' '}
      <span dir="auto">{note.text}</span>
    </Banner>
  )
}

import { IconMug } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { showToast } from '../../../ui/overlays/toasts'
import { failureText } from '../../../ui/words/failure'
import { awayMutation, storeBreak } from '../../people/welfare/store-break'
import { mayLeave } from '../../settings/drafts/unsent'

/** Starts a rest, which then replaces every page. */
export function useRest() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: awayMutation,
    mutationFn: () => call('POST /api/away-times/rest', {}),
    onSuccess: ({ away }) => storeBreak(client, away),
    onError: (error) => showToast({ icon: IconMug, text: failureText(t, t('rest.failed'), error) }),
  })
  const begin = async () => {
    if (!isPending && (await mayLeave('away'))) mutate()
  }
  return () => void begin()
}

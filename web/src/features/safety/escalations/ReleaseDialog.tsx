import type { HoldKind } from '@panel/contract/rules/hold-kinds'
import { releaseReasonLength } from '@panel/contract/rules/hold-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { failureText } from '../../../ui/words/failure'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsDialog } from '../../settings/drafts/WordsDialog'
import { holdsKey } from './escalations-key'

type Props = { hold: { id: number; kind: HoldKind }; onSettled?: () => void; onClose: () => void }

/** Asks for the reason, and releases a hold that people have set. */
export function ReleaseDialog({ hold: { id, kind }, onSettled, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const release = (reason: string) =>
    call('POST /api/holds/:id/release', { params: { id }, body: { reason } }).finally(() => {
      void client.invalidateQueries({ queryKey: holdsKey })
      onSettled?.()
    })
  return (
    <WordsDialog
      words={useUnsavedWords('release_hold', id)}
      title={t('held.release_title', { kind: t(`hold.${kind}`) })}
      confirm={t('held.release')}
      label={t('held.reason')}
      maxLength={releaseReasonLength}
      missing={t('held.reason_missing')}
      act={release}
      failure={(error) => failureText(t, t('held.not_released'), error)}
      onClose={onClose}
    >
      <p>{t('held.release_text')}</p>
    </WordsDialog>
  )
}

import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { failureText } from '../../../ui/words/failure'
import styles from './EvidenceFiles.module.css'
import { verifyFile } from './evidence-actions'
import { sha256Of } from './evidence-queries'

/** Compares a file on the computer with the hashes of all evidence files. Only its hash is sent. */
export function VerifyFile() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const verifying = useMutation({
    mutationFn: async (file: File) => {
      const { matches } = await call('POST /api/evidence/verify', { body: { sha256: await sha256Of(file) } })
      return { name: file.name, match: matches[0] }
    },
  })
  const action = useAction(verifyFile, {
    isBusy: verifying.isPending,
    run: () => input.current?.click(),
  })
  const { data, error } = verifying
  return (
    <>
      {error && <FailureNotice>{failureText(t, t('evidence.not_verified'), error)}</FailureNotice>}
      {data && (
        <div className={styles.result}>
          <Notice
            tone={data.match ? 'ok' : 'bad'}
            icon={data.match ? IconCheck : IconAlertCircle}
            role="alert"
          >
            {data.match
              ? t('evidence.genuine', {
                  file: data.name,
                  id: data.match.file.escalation_id,
                  name: data.match.file.ordered_by.name ?? t('overview.hidden_name'),
                  time: formatDate(data.match.file.ordered_at, 'short'),
                })
              : t('evidence.unknown', { file: data.name })}
          </Notice>
        </div>
      )}
      <ActionButton action={action} size="small" look="quiet" isBusy={verifying.isPending} isNeverBlocked />
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.html"
        aria-label={t('evidence.verify')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) verifying.mutate(file)
        }}
      />
    </>
  )
}

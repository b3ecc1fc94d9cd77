import type { AuditChain } from '@panel/contract'
import type { Issue } from '@panel/contract/rules/issues'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { EditedMeanwhile } from '../../../ui/fields/EditedMeanwhile'
import { Field } from '../../../ui/fields/Field'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import { ShownOnceText } from '../../../ui/words/ShownOnceText'
import styles from './Chain.module.css'
import { chainQuery } from './chain-query'

/** The address of the daily anchors. Its secret is shown once, when it is set. */
export function AnchorAddress({ chain: { address, can_change } }: { chain: AuditChain }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stored = address?.url ?? ''
  const [text, setText] = useState(stored)
  const [seen, setSeen] = useState(stored)
  const [secret, setSecret] = useState<string | null>(null)
  const url = text.trim()
  const save = useMutation({
    mutationFn: () =>
      call('PUT /api/audit-log/anchor-address', { body: { url: url || null, seen: seen || null } }),
    onSuccess: (result) => {
      client.setQueryData(chainQuery.queryKey, result.chain)
      setSeen(url)
      setSecret(result.secret)
    },
    onError: () => client.refetchQueries({ queryKey: chainQuery.queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url !== stored && !save.isPending) save.mutate()
  }
  const refusal = save.error instanceof ApiError ? save.error : null
  const isMeanwhile = stored !== seen && stored !== url
  const issue = refusal?.issues[0]
  return (
    <form className={styles.address} noValidate onSubmit={submit}>
      <Field
        label={t('audit.anchor_address')}
        type="url"
        inputMode="url"
        maxLength={2_000}
        placeholder="https://"
        value={text}
        disabled={!can_change}
        hint={t(can_change ? 'audit.anchor_hint' : 'audit.anchor_not_yours')}
        error={issue ? wordsOf(t, issue) : null}
        onChange={(event) => setText(event.target.value)}
      />
      {can_change && (
        <Button
          type="submit"
          isBusy={save.isPending}
          blocked={(url === stored || isMeanwhile) && t('service_settings.nothing_changed')}
        >
          {t(url === '' && stored !== '' ? 'audit.anchor_remove' : 'audit.anchor_save')}
        </Button>
      )}
      {isMeanwhile && (
        <EditedMeanwhile
          by={refusal?.by?.name ?? null}
          theirs={stored}
          ours={text}
          isBusy={save.isPending}
          onKeepStored={() => {
            setText(stored)
            setSeen(stored)
            save.reset()
          }}
          onReplace={() => {
            setSeen(stored)
            save.reset()
          }}
        />
      )}
      {save.error && !issue && !isMeanwhile && (
        <FailureNotice>{failureText(t, t('audit.anchor_not_saved'), save.error)}</FailureNotice>
      )}
      {secret && (
        <div role="status">
          <p>{t('audit.anchor_secret')}</p>
          <ShownOnceText text={secret} onCopied={undefined} />
        </div>
      )}
    </form>
  )
}

const wordsOf = (t: TFunction, issue: Issue) =>
  issue.code === 'not_a_web_address' ? t('audit.anchor_wrong') : issueText(t, issue)

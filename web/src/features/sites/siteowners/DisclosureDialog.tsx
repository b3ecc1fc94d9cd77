import type { Disclosure } from '@panel/contract'
import { disclosureLength } from '@panel/contract/rules/limits'
import { disclosureDraft } from '@panel/contract/rules/text-drafts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { EditedMeanwhile } from '../../../ui/fields/EditedMeanwhile'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { useUnsavedWords } from '../../settings/drafts/unsaved-words'
import { WordsField } from '../../settings/drafts/WordsField'
import { siteownerError } from '../../settings/siteowner-error'
import { disclosuresQuery } from '../../settings/siteowners-query'
import { AgainField } from './AgainField'
import { TextDrafts } from './TextDrafts'

type Props = {
  siteownerId: number
  language: { code: string; name: string }
  /** The newest version, also while the dialog is open. */
  stored: Disclosure | null
  onClose: () => void
}

/** A new version of a disclosure. When a colleague published one meanwhile, it shows both texts and asks. */
export function DisclosureDialog({ siteownerId, language, stored, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const words = useUnsavedWords(`disclosure_${language.code}`, siteownerId, stored?.body)
  const body = words.text
  const draft = disclosureDraft(language.code)
  const version = stored?.version ?? null
  const isBegunBefore = words.isKept && words.began !== (stored?.body ?? '')
  const [seen, setSeen] = useState(isBegunBefore ? null : version)
  const [days, setDays] = useState<number | null>(null)
  const isMeanwhile = version !== seen && stored?.body !== body.trim()
  const publish = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/disclosures', {
        params: { id: siteownerId },
        body: { language: language.code, body, seen, again_in_days: days },
      }),
    onSuccess: ({ items }) => {
      client.setQueryData(disclosuresQuery(siteownerId).queryKey, items)
      words.forget()
      onClose()
    },
    onError: () => client.refetchQueries({ queryKey: disclosuresQuery(siteownerId).queryKey }),
  })
  const by = publish.error instanceof ApiError ? publish.error.by?.name : null
  const isUnchanged = body.trim() === '' || body.trim() === stored?.body
  return (
    <DialogForm
      title={t('siteowners.disclosure_title', { language: language.name })}
      isOpen
      confirm={t('siteowners.publish')}
      onConfirm={() => publish.mutate()}
      blocked={(isUnchanged || isMeanwhile) && t('service_settings.nothing_changed')}
      onClose={onClose}
      isBusy={publish.isPending}
      error={isMeanwhile ? null : siteownerError(t, publish.error)}
    >
      <WordsField
        words={words}
        hasLines
        label={t('siteowners.disclosure_text')}
        rows={8}
        maxLength={disclosureLength}
        lang={language.code}
        data-autofocus
      />
      {body.trim() === '' && draft && (
        <TextDrafts drafts={[{ name: t('siteowners.draft.use'), draft }]} onUse={words.set} />
      )}
      <p>{t('siteowners.disclosure_note')}</p>
      {stored && <AgainField days={days} onChoose={setDays} />}
      {isMeanwhile && (
        <EditedMeanwhile
          by={by ?? null}
          theirs={stored?.body ?? ''}
          ours={body}
          isBusy={publish.isPending}
          onKeepStored={() => {
            words.forget()
            setSeen(version)
            publish.reset()
          }}
          onReplace={() => {
            setSeen(version)
            publish.reset()
          }}
        />
      )}
    </DialogForm>
  )
}

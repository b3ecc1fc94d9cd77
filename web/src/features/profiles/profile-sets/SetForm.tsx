import { isBlank } from '@panel/contract/rules/blank'
import { customerNameLength } from '@panel/contract/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { cleanText } from '../../../api/clean-text'
import { Field } from '../../../ui/fields/Field'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { issueText } from '../../../ui/words/issue-text'
import { siteownersQuery } from '../../settings/settings-queries'
import { useLanguages } from '../../settings/use-languages'

export type SetFormValues = { name: string; language: string; siteowner_id: number }

type Props = {
  title: string
  confirm: string
  start: Partial<SetFormValues>
  isBusy: boolean
  error: unknown
  onConfirm: (values: SetFormValues) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for the values that every set needs: the name of the persona, a language and a site owner. */
export function SetForm({ title, confirm, start, isBusy, error, onConfirm, onClose, children }: Props) {
  const { t } = useTranslation()
  const languages = useLanguages()
  const siteowners = useQuery(siteownersQuery).data ?? []
  const [values, setValues] = useState(start)
  const onlySiteowner = siteowners.length === 1 ? siteowners[0]?.id : undefined
  const { name = '', language = '', siteowner_id = onlySiteowner } = values
  const isComplete = !isBlank(name) && language !== '' && siteowner_id !== undefined
  const issues = error instanceof ApiError ? error.issues : []
  const nameIssue = issues.find(({ path }) => path === 'name')
  return (
    <DialogForm
      isOpen
      title={title}
      confirm={confirm}
      onConfirm={() => isComplete && onConfirm({ name: cleanText(name), language, siteowner_id })}
      blocked={!isComplete && t('profile_sets.fill_in')}
      onClose={onClose}
      isBusy={isBusy}
      error={Boolean(error) && issues.length === 0 && failureText(t, t('profile_sets.not_saved'), error)}
    >
      {children}
      <Field
        label={t('fact.name')}
        data-autofocus
        autoComplete="off"
        maxLength={customerNameLength}
        value={name}
        error={nameIssue ? issueText(t, nameIssue) : null}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <SelectField
        label={t('overview.language')}
        value={language}
        options={languages}
        placeholder={t('profile_sets.choose')}
        onChoose={(chosen) => setValues({ ...values, language: chosen })}
      />
      {siteowners.length > 1 && (
        <SelectField
          label={t('overview.siteowner')}
          value={String(siteowner_id ?? '')}
          options={siteowners.map((siteowner) => [String(siteowner.id), siteowner.name] as const)}
          placeholder={t('profile_sets.choose')}
          onChoose={(id) => setValues({ ...values, siteowner_id: Number(id) })}
        />
      )}
    </DialogForm>
  )
}

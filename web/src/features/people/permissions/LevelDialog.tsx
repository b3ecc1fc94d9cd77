import { levelNameLength } from '@panel/contract/rules/limits'
import { mayGrantLevel } from '@panel/contract/rules/rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { cleanText } from '../../../api/clean-text'
import { Field } from '../../../ui/fields/Field'
import { SelectField } from '../../../ui/fields/SelectField'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { issueText } from '../../../ui/words/issue-text'
import { useUser } from '../../settings/user-query'
import { valuesOf } from './level-edits'
import { levelError } from './level-error'
import { type AccountLevel, levelsQuery } from './levels-query'

type Props = {
  levels: readonly AccountLevel[]
  /** The level to copy; null for a new one without rights. */
  source: AccountLevel | null
  onClose: () => void
  onAdded: (id: number) => void
}

const nothing = { rights: [], message_types: null, segments: null, history_size: 'short' as const }

/** Adds an account level, without rights or with those of another one. */
export function LevelDialog({ levels, source, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { scope, permissions } = useUser()
  const [values, setValues] = useState({ number: '', name: '', from: source ? String(source.id) : '' })
  const from = levels.find(({ id }) => String(id) === values.from)
  const level = {
    ...(from ? valuesOf(from) : nothing),
    id: /^\d{1,4}$/.test(values.number) ? Number(values.number) : 0,
    name: cleanText(values.name),
  }
  const add = useMutation({
    mutationFn: () => call('POST /api/account-permissions', { body: level }),
    onSuccess: ({ levels: stored }) => {
      client.setQueryData(levelsQuery.queryKey, stored)
      onAdded(level.id)
      onClose()
    },
  })
  const set = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    add.reset()
  }
  const blocked =
    level.id === 0
      ? t('levels.dialog.number_missing')
      : level.name === ''
        ? t('levels.dialog.name_missing')
        : level.id > permissions.id
          ? t('levels.dialog.number_too_high', { number: permissions.id })
          : !mayGrantLevel({ permissionsId: permissions.id, rights: scope }, level)
            ? t('levels.error.rights_above_yours')
            : null
  const code = add.error instanceof ApiError ? add.error.code : null
  const issues = add.error instanceof ApiError ? add.error.issues : []
  const errorAt = (path: string) => {
    const issue = issues.find((each) => each.path === path)
    return issue ? issueText(t, issue) : null
  }
  return (
    <DialogForm
      isOpen
      title={t(source ? 'levels.copy' : 'levels.add')}
      confirm={t('levels.dialog.add')}
      blocked={blocked}
      onConfirm={() => add.mutate()}
      onClose={onClose}
      isBusy={add.isPending}
      error={
        add.error &&
        code !== 'level_number_taken' &&
        code !== 'level_name_taken' &&
        issues.length === 0 &&
        levelError(t, add.error)
      }
    >
      <Field
        label={t('levels.dialog.number')}
        hint={t('levels.dialog.number_hint')}
        data-autofocus
        inputMode="numeric"
        maxLength={4}
        value={values.number}
        error={code === 'level_number_taken' ? t('levels.error.level_number_taken') : errorAt('id')}
        onChange={(event) => set({ number: event.target.value.trim() })}
      />
      <Field
        label={t('levels.name')}
        maxLength={levelNameLength}
        value={values.name}
        error={code === 'level_name_taken' ? t('levels.error.level_name_taken') : errorAt('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SelectField
        label={t('levels.dialog.from')}
        value={values.from}
        options={[
          ['', t('levels.dialog.from_nothing')],
          ...levels.map(({ id, name }) => [String(id), `${id} ${name}`] as const),
        ]}
        onChoose={(chosen) => set({ from: chosen })}
      />
    </DialogForm>
  )
}

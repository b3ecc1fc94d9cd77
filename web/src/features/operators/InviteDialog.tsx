import { invitationHours, loginLength, operatorNameLength } from '@panel/contract/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { call, type ResponseTo } from '../../api/call'
import { DialogForm } from '../../ui/DialogForm'
import { formatDate } from '../../ui/dates'
import { Field } from '../../ui/Field'
import { issueText } from '../../ui/issue-text'
import { LineChoices } from '../../ui/LineFields'
import { useNow } from '../../ui/now'
import { SelectField } from '../../ui/SelectField'
import styles from './InviteDialog.module.css'
import { operatorsKey } from './operators-query'
import { refusalText } from './refusal-text'
import { useFieldWords } from './use-field-words'
import { useOperatorOptions } from './use-operator-options'

export type MadeLink = ResponseTo<'POST /api/operators'> & { name: string }

type Props = { onClose: () => void; onMade: (link: MadeLink) => void }

/** The fields that show their own errors. */
const fields = ['name', 'login', 'level_id', 'team_id']
const hour = 3_600_000

/** Invites an operator: what they are called and may do, and how long the link can be used. They choose their own password. */
export function InviteDialog({ onClose, onMade }: Props) {
  const { t } = useTranslation()
  const { label } = useFieldWords()
  const client = useQueryClient()
  const { levels, teams, languages, siteowners } = useOperatorOptions()
  const now = useNow(60_000)
  const [values, setValues] = useState({
    name: '',
    login: '',
    level_id: 0,
    team_id: 0,
    languages: [] as string[],
    message_types: ['reply', 'poke'] as ('reply' | 'poke')[],
    siteowner_ids: null as number[] | null,
    hours: 72 as (typeof invitationHours)[number],
  })
  const set = (part: Partial<typeof values>) => {
    setValues({ ...values, ...part })
    invite.reset()
  }
  const invite = useMutation({
    mutationFn: () => call('POST /api/operators', { body: values }),
    onSuccess(made) {
      void client.invalidateQueries({ queryKey: operatorsKey })
      onMade({ ...made, name: values.name })
    },
  })
  const issues = invite.error instanceof ApiError ? invite.error.issues : []
  const issueOf = (path: string) => {
    const found = issues.find((issue) => issue.path === path)
    return found ? issueText(t, found) : null
  }
  const choices = (name: 'languages' | 'message_types', options: typeof levels) => (
    <div>
      <p className={styles.label}>{label(name)}</p>
      <LineChoices
        isNotFocused
        options={options}
        field={{
          label: label(name),
          value: values[name],
          onChange: (next) => set({ [name]: next }),
          isDisabled: invite.isPending,
          isInvalid: false,
          describedBy: undefined,
        }}
      />
    </div>
  )
  return (
    <DialogForm
      isOpen
      title={t('operators.invite_title')}
      confirm={t('operators.make_link')}
      isBusy={invite.isPending}
      error={invite.error && !fields.some(issueOf) && refusalText(t, invite.error)}
      blocked={(values.level_id === 0 || values.team_id === 0) && t('operators.choose_level_and_team')}
      onConfirm={() => invite.mutate()}
      onClose={onClose}
    >
      <p className={styles.note}>{t('operators.invite_text')}</p>
      <div className={styles.pair}>
        <Field
          label={t('operators.shown_name')}
          data-autofocus
          maxLength={operatorNameLength}
          value={values.name}
          error={issueOf('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Field
          label={label('login')}
          maxLength={loginLength}
          autoComplete="off"
          value={values.login}
          error={issueOf('login')}
          onChange={(event) => set({ login: event.target.value })}
        />
        <SelectField
          label={label('level_id')}
          placeholder={t('operators.choose')}
          value={String(values.level_id || '')}
          options={levels}
          error={issueOf('level_id')}
          onChoose={(id) => set({ level_id: Number(id) })}
        />
        <SelectField
          label={label('team_id')}
          placeholder={t('operators.choose')}
          value={String(values.team_id || '')}
          options={teams}
          error={issueOf('team_id')}
          onChoose={(id) => set({ team_id: Number(id) })}
        />
      </div>
      {choices('languages', languages)}
      {choices('message_types', [
        ['reply', t('queue.short.reply')],
        ['poke', t('queue.short.poke')],
      ])}
      <div>
        <p className={styles.label}>{label('siteowner_ids')}</p>
        <LineChoices
          isNotFocused
          options={siteowners}
          field={{
            label: label('siteowner_ids'),
            value: values.siteowner_ids?.map(String) ?? siteowners.map(([id]) => id),
            onChange: (next) => set({ siteowner_ids: next.map(Number) }),
            isDisabled: invite.isPending,
            isInvalid: false,
            describedBy: undefined,
          }}
        />
      </div>
      <SelectField
        label={t('operators.link_ends')}
        value={String(values.hours)}
        options={invitationHours.map((hours) => [
          String(hours),
          t('operators.link_until', { date: formatDate(now + hours * hour, 'short') }),
        ])}
        onChoose={(chosen) =>
          set({ hours: invitationHours.find((each) => String(each) === chosen) ?? values.hours })
        }
      />
    </DialogForm>
  )
}

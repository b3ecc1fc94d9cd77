import { loginLength, operatorNameLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/fields/Field'
import { LineChoices } from '../../../ui/fields/LineFields'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './InviteFields.module.css'
import { LevelOpensNotice } from './LevelOpens'
import { LinkEndsField } from './LinkEndsField'
import { useFieldWords } from './use-field-words'
import type { Invitation } from './use-invitation'
import { useOperatorOptions } from './use-operator-options'

/** The fields of a new operator, and for how long the link can be used. The first field gets the focus. */
export function InviteFields({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation()
  const { label } = useFieldWords()
  const { levels, teams, languages, siteowners } = useOperatorOptions()
  const { values, set, issueOf, isBusy } = invitation
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
          isDisabled: isBusy,
          isInvalid: false,
          describedBy: undefined,
        }}
      />
    </div>
  )
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('operators.shown_name')}
          autoFocus
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
            isDisabled: isBusy,
            isInvalid: false,
            describedBy: undefined,
          }}
        />
      </div>
      <LinkEndsField hours={values.hours} onChoose={(hours) => set({ hours })} />
      <LevelOpensNotice level={values.level_id} />
    </>
  )
}

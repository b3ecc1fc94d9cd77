import type { OperatorDetail, OperatorField } from '@panel/contract'
import { loginLength, operatorNameLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { EditableLine, type LineField } from '../../../ui/fields/EditableLine'
import { LineChoices, LineSelect, LineText } from '../../../ui/fields/LineFields'
import type { SelectOption } from '../../../ui/fields/OptionsPopover'
import { TitledPanel } from '../../../ui/TitledPanel'
import { LevelOpens } from './LevelOpens'
import styles from './OperatorPage.module.css'
import { changeBlocked } from './operator-actions'
import { useFieldWords } from './use-field-words'
import { useOperatorOptions } from './use-operator-options'
import { useSaveField } from './use-save-field'

/** Name, login, level and other fields of an operator, each edited in its own line. */
export function IdentityPanel({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { label, format } = useFieldWords()
  const options = useOperatorOptions()
  const { levels, languages, siteowners } = options
  const teams = withOwn(options.teams, options.retiredTeams, [String(operator.team_id)])
  const segments = withOwn(options.segments, options.retiredSegments, operator.segments ?? [])
  const save = useSaveField(operator.id)

  const lineOf = (name: OperatorField) => {
    const change = operator.changes.find(({ field }) => field === name)
    return {
      label: label(name),
      blocked: changeBlocked(t, operator) || null,
      change: change
        ? { by: change.by?.name ?? null, from: format(name, change.before), at: change.at }
        : null,
    }
  }
  const text = (name: 'name' | 'login', maxLength: number) => (
    <EditableLine
      {...lineOf(name)}
      value={operator[name] ?? ''}
      format={(value) => format(name, value)}
      save={(value, seen) => save({ [name]: value }, { [name]: seen })}
      field={(field) => <LineText field={field} maxLength={maxLength} />}
    />
  )
  const choice = (name: 'level_id' | 'team_id', options: typeof levels) => (
    <EditableLine
      {...lineOf(name)}
      value={String(operator[name])}
      format={(value) => format(name, Number(value))}
      save={(value, seen) => save({ [name]: Number(value) }, { [name]: Number(seen) })}
      field={(field) => <LineSelect field={field} options={options} />}
    />
  )
  return (
    <TitledPanel title={t('operators.identity')} aside={t('operators.by_line')}>
      <dl className={styles.lines}>
        {text('name', operatorNameLength)}
        {text('login', loginLength)}
        {choice('level_id', levels)}
        {choice('team_id', teams)}
        <EditableLine
          {...lineOf('languages')}
          value={operator.languages}
          format={(value) => format('languages', value)}
          save={(value, seen) => save({ languages: value }, { languages: seen })}
          field={(field) => <LineChoices field={field} options={languages} />}
        />
        <EditableLine
          {...lineOf('message_types')}
          value={operator.message_types as string[]}
          format={(value) => format('message_types', value)}
          save={(value, seen) => save({ message_types: value as never }, { message_types: seen as never })}
          field={(field) => (
            <LineChoices
              field={field}
              options={[
                ['reply', t('queue.short.reply')],
                ['poke', t('queue.short.poke')],
              ]}
            />
          )}
        />
        <EditableLine
          {...lineOf('segments')}
          value={operator.segments}
          format={(value) => format('segments', value)}
          save={(value, seen) => save({ segments: value }, { segments: seen })}
          field={(field) => <AllOrSome field={field} options={segments} all={t('operators.all_segments')} />}
        />
        <EditableLine
          {...lineOf('siteowner_ids')}
          value={operator.siteowner_ids?.map(String) ?? null}
          format={(value) => format('siteowner_ids', value)}
          save={(value, seen) => save({ siteowner_ids: numbers(value) }, { siteowner_ids: numbers(seen) })}
          field={(field) => (
            <AllOrSome field={field} options={siteowners} all={t('operators.all_siteowners')} />
          )}
        />
        <EditableLine
          label={t('operators.history')}
          value={operator.history_size}
          format={(size) =>
            size === null ? t('operators.history_all') : t('operators.history_last', { count: size })
          }
          note={t('operators.set_by_level', { level: operator.level.id })}
          field={() => null}
        />
      </dl>
      <div className={styles.opens}>
        <LevelOpens level={operator.level.id} rights={operator.rights} />
      </div>
    </TitledPanel>
  )
}

/** What can be chosen, and what the operator has although it is retired. */
const withOwn = (active: typeof noOptions, retired: typeof noOptions, own: readonly string[]) => [
  ...active,
  ...retired.filter(([value]) => own.includes(value)),
]
const noOptions: readonly SelectOption[] = []

const numbers = (ids: string[] | null) => ids?.map(Number) ?? null

type AllProps = {
  field: LineField<string[] | null>
  options: Parameters<typeof LineChoices>[0]['options']
  all: string
}

/** A choice of some options, or of all, which includes those that are added later. */
function AllOrSome({ field, options, all }: AllProps) {
  return (
    <LineChoices
      field={{
        ...field,
        value: field.value === null ? ['*'] : field.value,
        onChange: (next) => {
          const isAll = next.includes('*')
          field.onChange(isAll && field.value !== null ? null : next.filter((each) => each !== '*'))
        },
      }}
      options={[['*', all], ...options]}
    />
  )
}

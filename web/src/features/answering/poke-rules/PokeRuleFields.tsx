import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../ui/fields/CheckField'
import { Field } from '../../../ui/fields/Field'
import { TimeZoneField } from '../../../ui/fields/TimeZoneField'
import { useDuration } from '../../../ui/words/Elapsed'
import { issueText } from '../../../ui/words/issue-text'
import styles from './PokeRulesPage.module.css'
import type { RuleFaults, RuleField, RuleForm } from './rule-form'

type Props = { form: RuleForm; faults: RuleFaults; onChange: (changed: Partial<RuleForm>) => void }

/** The poke settings of one site owner. If pokes are off, the other settings are hidden. */
export function PokeRuleFields({ form, faults, onChange }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const inWords = (minutes: string) =>
    /^\d{1,6}$/.test(minutes) && Number(minutes) >= 60 ? duration(Number(minutes) * 60_000) : null
  const field = (name: RuleField) => {
    const fault = faults[name]
    return {
      label: t(`poke_rules.field.${name}`),
      value: form[name],
      error: fault ? issueText(t, fault) : null,
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }
  }
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className={styles.fields}>
      <CheckField
        label={t('poke_rules.poke')}
        hint={t('poke_rules.poke_hint')}
        checked={form.isOn}
        onChange={(isOn) => onChange({ isOn })}
      />
      {form.isOn && (
        <>
          <Field {...field('silence_minutes')} {...number} hint={inWords(form.silence_minutes)} />
          <Field {...field('next_silence_minutes')} {...number} hint={inWords(form.next_silence_minutes)} />
          <Field {...field('most_in_a_row')} {...number} />
          <Field {...field('pokes_per_day')} {...number} hint={t('poke_rules.day_hint')} />
          <Field {...field('quiet_from')} autoComplete="off" />
          <Field {...field('quiet_until')} autoComplete="off" hint={t('poke_rules.quiet_hint')} />
          <TimeZoneField {...field('timezone')} hint={t('poke_rules.timezone_hint')} />
          <Field {...field('least_credits_trial')} {...number} hint={t('poke_rules.credits_hint')} />
          <Field {...field('least_credits_premium')} {...number} hint={t('poke_rules.credits_hint')} />
          <CheckField
            label={t('poke_rules.starters')}
            hint={t('poke_rules.starters_hint')}
            checked={form.starters}
            onChange={(starters) => onChange({ starters })}
          />
        </>
      )}
    </div>
  )
}

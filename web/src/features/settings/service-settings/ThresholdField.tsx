import type { StoredThreshold } from '@panel/contract'
import type { FieldIssue } from '@panel/contract/rules/issues'
import { type Threshold, thresholds } from '@panel/contract/rules/thresholds'
import { useTranslation } from 'react-i18next'
import { EditedMeanwhile } from '../../../ui/fields/EditedMeanwhile'
import { Field } from '../../../ui/fields/Field'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { issueText } from '../../../ui/words/issue-text'
import styles from './ThresholdsPage.module.css'
import { changedMeanwhile, type Draft } from './threshold-draft'

type Props = {
  label: string
  stored: StoredThreshold
  typed: Draft[Threshold]
  fault: FieldIssue | null
  onChange: (typed: Draft[Threshold]) => void
}

/** A number that admins set, with its range, its last change, and what a colleague has saved meanwhile. */
export function ThresholdField({ label, stored: { name, value, changed }, typed, fault, onChange }: Props) {
  const { t } = useTranslation()
  const { min, max, default: defaultValue } = thresholds[name]
  const text = typed?.text ?? String(value)
  const theirs = changedMeanwhile(typed, value)
  const range = t('thresholds.range', {
    min: formatNumber(min),
    max: formatNumber(max),
    default: formatNumber(defaultValue),
  })
  const lastChange = changed && {
    name: changed.by?.name ?? t('save.somebody'),
    time: formatDate(changed.at, 'short'),
  }
  return (
    <div className={styles.field}>
      <Field
        label={label}
        hint={lastChange ? `${range} ${t('thresholds.changed', lastChange)}` : range}
        error={fault && issueText(t, fault)}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange({ text: event.target.value, seen: typed?.seen ?? value })}
      />
      {theirs !== null && typed && (
        <EditedMeanwhile
          by={changed?.by?.name ?? null}
          theirs={formatNumber(theirs)}
          ours={typed.text}
          isBusy={false}
          onKeepStored={() => onChange(undefined)}
          onReplace={() => onChange({ ...typed, seen: value })}
        />
      )}
    </div>
  )
}

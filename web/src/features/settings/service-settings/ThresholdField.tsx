import type { StoredThreshold } from '@panel/contract'
import { type Threshold, thresholds } from '@panel/contract/rules/thresholds'
import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EditedMeanwhile } from '../../../ui/fields/EditedMeanwhile'
import { controlProps } from '../../../ui/fields/FieldFrame'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { issueText } from '../../../ui/words/issue-text'
import styles from './ThresholdField.module.css'
import { changedMeanwhile, type Draft, numberIn, type ThresholdFault } from './threshold-draft'

type Props = {
  stored: StoredThreshold
  typed: Draft[Threshold]
  fault: ThresholdFault | null
  onChange: (typed: Draft[Threshold]) => void
}

/** A threshold with its range, or what is wrong with the typed number, and what a colleague has stored meanwhile. */
export function ThresholdField({ stored: { name, value, changed }, typed, fault, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const text = typed?.text ?? String(value)
  const theirs = changedMeanwhile(typed, value)
  const error = fault && faultText(t, fault)
  const isUnsaved = typed !== undefined && numberIn(typed.text) !== value
  const { min, max, default: defaultValue } = thresholds[name]
  const notes = [
    t('thresholds.range', {
      min: formatNumber(min),
      max: formatNumber(max),
      default: formatNumber(defaultValue),
    }),
    isUnsaved
      ? t('thresholds.not_saved')
      : changed &&
        t('thresholds.changed', {
          name: changed.by?.name ?? t('save.somebody'),
          time: formatDate(changed.at, 'short'),
        }),
  ]
  return (
    <div
      className={styles.field}
      data-unsaved={isUnsaved || undefined}
      data-invalid={fault !== null || undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {t(`thresholds.name.${name}`)}
      </label>
      <input
        {...controlProps(id, error, true)}
        className={styles.input}
        dir="auto"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange({ text: event.target.value, seen: typed?.seen ?? value })}
      />
      {error ? (
        <p id={`${id}-note`} className={styles.error} role="alert">
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : (
        <p id={`${id}-note`} className={styles.note}>
          {notes.filter(Boolean).join(' ')}
        </p>
      )}
      {theirs !== null && typed && (
        <div className={styles.meanwhile}>
          <EditedMeanwhile
            by={changed?.by?.name ?? null}
            theirs={formatNumber(theirs)}
            ours={typed.text}
            isBusy={false}
            onKeepStored={() => onChange(undefined)}
            onReplace={() => onChange({ ...typed, seen: value })}
          />
        </div>
      )}
    </div>
  )
}

function faultText(t: TFunction, fault: ThresholdFault): string {
  if (fault.kind === 'range') {
    const { min, max } = fault
    return issueText(t, { code: 'not_in_range', params: { min, max } })
  }
  return t(`thresholds.${fault.kind}`, {
    partner: t(`thresholds.name.${fault.partner}`),
    limit: formatNumber(fault.limit),
  })
}

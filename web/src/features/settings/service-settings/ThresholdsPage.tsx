import type { StoredThreshold } from '@panel/contract'
import { type Threshold, thresholds } from '@panel/contract/rules/thresholds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { EditedMeanwhile } from '../../../ui/fields/EditedMeanwhile'
import { Field } from '../../../ui/fields/Field'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { issueText } from '../../../ui/words/issue-text'
import { SaveThresholdsDialog } from './SaveThresholdsDialog'
import { SettingsFrame } from './SettingsFrame'
import { discardSettings, saveSettings } from './settings-actions'
import styles from './ThresholdsPage.module.css'
import { TimeZonePanel } from './TimeZonePanel'
import { changedMeanwhile, changesIn, type Draft, faultOf } from './threshold-draft'
import { thresholdsQuery } from './thresholds-query'

/** The numbers that admins set without a release. */
export function ThresholdsPage() {
  const { t } = useTranslation()
  const found = useQuery(thresholdsQuery)
  return (
    <SettingsFrame title={t('page.service_settings')}>
      <TimeZonePanel />
      <NotLoaded query={found} failed={t('service_settings.failed')} />
      {found.data && <ThresholdsForm stored={found.data} />}
    </SettingsFrame>
  )
}

function ThresholdsForm({ stored }: { stored: StoredThreshold[] }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Draft>({})
  const [isSaving, setIsSaving] = useState(false)
  const changes = changesIn(draft, stored)
  const count = changes.length
  const hasFaults = changes.some(({ name }) => faultOf(name, draft[name]?.text ?? ''))
  const isAsked = stored.some(({ name, value }) => changedMeanwhile(draft[name], value) !== null)
  const discard = useAction(discardSettings, { count, press: () => setDraft({}) })
  const save = useAction(saveSettings, {
    count: hasFaults || isAsked ? 0 : count,
    press: () => setIsSaving(true),
  })
  const set = (name: Threshold, typed: Draft[Threshold]) =>
    setDraft((before) => {
      const { [name]: _, ...others } = before
      return typed ? { ...others, [name]: typed } : others
    })
  return (
    <TitledPanel title={t('page.thresholds')}>
      <div className={styles.fields}>
        {stored.map((one) => (
          <ThresholdField
            key={one.name}
            stored={one}
            typed={draft[one.name]}
            onChange={(typed) => set(one.name, typed)}
          />
        ))}
      </div>
      <footer className={styles.foot}>
        <p role="status">{count > 0 && t('service_settings.unsaved', { count })}</p>
        <ActionButton action={discard} />
        <ActionButton action={save} look={count > 0 ? 'primary' : 'normal'} />
      </footer>
      {isSaving && (
        <SaveThresholdsDialog
          changes={changes}
          onClose={() => setIsSaving(false)}
          onSaved={() => {
            setDraft({})
            setIsSaving(false)
          }}
        />
      )}
    </TitledPanel>
  )
}

type FieldProps = {
  stored: StoredThreshold
  typed: Draft[Threshold]
  onChange: (typed: Draft[Threshold]) => void
}

function ThresholdField({ stored: { name, value, changed }, typed, onChange }: FieldProps) {
  const { t } = useTranslation()
  const { min, max, default: defaultValue } = thresholds[name]
  const text = typed?.text ?? String(value)
  const fault = typed ? faultOf(name, typed.text) : null
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
        label={t(`thresholds.name.${name}`)}
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

import type { StoredThreshold } from '@panel/contract'
import { type Threshold, thresholdNames } from '@panel/contract/rules/thresholds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { isOfWaiting, LateThresholds } from './LateThresholds'
import { SaveThresholdsDialog } from './SaveThresholdsDialog'
import { SettingsFrame } from './SettingsFrame'
import { discardSettings, saveSettings } from './settings-actions'
import { ThresholdField } from './ThresholdField'
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
  const hasFaults = thresholdNames.some((name) => faultOf(name, draft, stored))
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
  const fieldOf = (one: StoredThreshold, label?: string) => (
    <ThresholdField
      key={one.name}
      label={label ?? t(`thresholds.name.${one.name}`)}
      stored={one}
      typed={draft[one.name]}
      fault={faultOf(one.name, draft, stored)}
      onChange={(typed) => set(one.name, typed)}
    />
  )
  return (
    <TitledPanel title={t('page.thresholds')}>
      <LateThresholds stored={stored} fieldOf={fieldOf} />
      <div className={styles.fields}>
        {stored.filter(({ name }) => !isOfWaiting(name)).map((one) => fieldOf(one))}
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

import type { StoredThreshold } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import type { Threshold } from '@panel/contract/rules/thresholds'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { Field } from '../../../ui/fields/Field'
import { SaveThresholdsDialog } from './SaveThresholdsDialog'
import { findThreshold } from './settings-actions'
import { ThresholdGroupPanel } from './ThresholdGroupPanel'
import { ThresholdsBar } from './ThresholdsBar'
import styles from './ThresholdsPage.module.css'
import { changedMeanwhile, changesIn, type Draft, faultsIn } from './threshold-draft'
import { thresholdGroups, thresholdsIn } from './threshold-groups'

type Props = { stored: readonly StoredThreshold[]; children: ReactNode }

/** All thresholds in their groups. What is typed is collected, and saved together. @param props.children below the groups */
export function ThresholdsForm({ stored, children }: Props) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Draft>({})
  const [isSaving, setIsSaving] = useState(false)
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { key } = useAction(findThreshold, { focus: () => search.current?.select() })
  const changes = changesIn(draft, stored)
  const faults = faultsIn(draft, stored)
  const isAsked = stored.some(({ name, value }) => changedMeanwhile(draft[name], value) !== null)
  const set = (name: Threshold, typed: Draft[Threshold]) =>
    setDraft((before) => {
      const { [name]: _, ...others } = before
      return typed ? { ...others, [name]: typed } : others
    })
  const isFound = (name: Threshold) => folded(t(`thresholds.name.${name}`)).includes(folded(words))
  const groups = thresholdGroups
    .map((group) => ({ group, names: thresholdsIn(group).filter(isFound) }))
    .filter(({ names }) => names.length > 0)
  return (
    <>
      <header className={styles.head}>
        <h2>{t('page.thresholds')}</h2>
        <p role="status">
          {t('thresholds.shown', { count: groups.reduce((sum, { names }) => sum + names.length, 0) })}
        </p>
        <div className={styles.search}>
          <Field
            ref={search}
            type="search"
            label={t('thresholds.find')}
            placeholder={t('thresholds.find')}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            end={<Keys keys={key} className={styles.key} />}
          />
        </div>
      </header>
      <div className={styles.groups}>
        {groups.map(({ group, names }) => (
          <ThresholdGroupPanel
            key={group}
            group={group}
            names={names}
            stored={stored}
            draft={draft}
            faults={faults}
            onChange={set}
          />
        ))}
      </div>
      {children}
      <ThresholdsBar
        changes={changes}
        faults={faults}
        isAsked={isAsked}
        onDiscard={() => setDraft({})}
        onSave={() => setIsSaving(true)}
        onFault={() => setWords('')}
      />
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
    </>
  )
}

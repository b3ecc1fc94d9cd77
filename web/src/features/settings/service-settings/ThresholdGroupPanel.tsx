import type { StoredThreshold } from '@panel/contract'
import type { Threshold } from '@panel/contract/rules/thresholds'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TitledPanel } from '../../../ui/TitledPanel'
import { ThresholdField } from './ThresholdField'
import { ThresholdScale } from './ThresholdScale'
import styles from './ThresholdsPage.module.css'
import type { Draft, faultsIn } from './threshold-draft'
import { colourPairs, type ThresholdGroup } from './threshold-groups'

type Props = {
  group: ThresholdGroup
  names: readonly Threshold[]
  stored: readonly StoredThreshold[]
  draft: Draft
  faults: ReturnType<typeof faultsIn>
  onChange: (name: Threshold, typed: Draft[Threshold]) => void
}

/** A group of thresholds, with what they do. Of a pair of colours, a bar shows what is in force. */
export function ThresholdGroupPanel({ group, names, stored, draft, faults, onChange }: Props) {
  const { t } = useTranslation()
  const storedOf = (name: Threshold) => stored.find((one) => one.name === name)
  return (
    <TitledPanel
      title={t(`thresholds.group.${group}`)}
      className={group === 'waiting' ? styles.wide : undefined}
    >
      <div className={styles.rows}>
        {names.map((name) => {
          const found = storedOf(name)
          const pair = colourPairs.find(([, second]) => second === name)
          const [amber, red] = (pair ?? []).map((each) => storedOf(each)?.value)
          return (
            found && (
              <div key={name} className={styles.row}>
                <ThresholdField
                  stored={found}
                  typed={draft[name]}
                  fault={faults[name] ?? null}
                  onChange={(typed) => onChange(name, typed)}
                />
                {amber !== undefined && red !== undefined && <ThresholdScale amber={amber} red={red} />}
              </div>
            )
          )
        })}
      </div>
      <p className={styles.about}>
        <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
        {t(`thresholds.about.${group}`)}
      </p>
    </TitledPanel>
  )
}

import type { StoredThreshold } from '@panel/contract'
import { waitKinds } from '@panel/contract/rules/lateness'
import type { Threshold } from '@panel/contract/rules/thresholds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ThresholdsPage.module.css'

type Props = {
  stored: readonly StoredThreshold[]
  fieldOf: (one: StoredThreshold, label: string) => ReactNode
}

const namesOf = (kind: (typeof waitKinds)[number]) =>
  [
    [`${kind}_amber_minutes`, 'amber'],
    [`${kind}_red_minutes`, 'red'],
  ] as const

const ofWaiting: readonly Threshold[] = waitKinds.flatMap((kind) => namesOf(kind).map(([name]) => name))
/** Whether the threshold says when waiting is late. */
export const isOfWaiting = (name: Threshold) => ofWaiting.includes(name)

/** When waiting is late: amber and red of chats, pokes and chats with masters, side by side. */
export function LateThresholds({ stored, fieldOf }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.late} aria-labelledby="late">
      <h3 id="late">{t('thresholds.late.title')}</h3>
      <p>{t('thresholds.late.colours')}</p>
      <div>
        {waitKinds.map((kind) => (
          <fieldset key={kind}>
            <legend>{t(`thresholds.late.${kind}`)}</legend>
            {namesOf(kind).map(([name, color]) => {
              const one = stored.find((each) => each.name === name)
              return one && fieldOf(one, t(`thresholds.late.${color}`))
            })}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

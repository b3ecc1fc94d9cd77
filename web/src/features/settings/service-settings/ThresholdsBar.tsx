import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { formatNumber } from '../../../ui/words/dates'
import { discardSettings, goToFault, saveSettings } from './settings-actions'
import styles from './ThresholdsPage.module.css'
import type { Change, faultsIn } from './threshold-draft'

type Props = {
  changes: readonly Change[]
  faults: ReturnType<typeof faultsIn>
  /** A colleague has changed one of them meanwhile: the field asks. */
  isAsked: boolean
  onDiscard: () => void
  onSave: () => void
  /** Called before the focus moves to a field, so that all fields are shown. */
  onFault: () => void
}

/** What would be saved, and what cannot be. */
export function ThresholdsBar({ changes, faults, isAsked, onDiscard, onSave, onFault }: Props) {
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const count = changes.length
  const faulty = Object.keys(faults).length
  const discard = useAction(discardSettings, { count: count + faulty, press: onDiscard })
  const save = useAction(saveSettings, { count: isAsked ? 0 : count, faults: faulty, press: onSave })
  const toFault = useAction(
    goToFault,
    faulty > 0
      ? {
          press: () => {
            flushSync(onFault)
            bar.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
          },
        }
      : null,
  )
  const lines = changes.map(({ name, stored, value }) =>
    t('thresholds.difference', {
      name: t(`thresholds.name.${name}`),
      before: formatNumber(stored),
      after: formatNumber(value),
    }),
  )
  return (
    <footer ref={bar} className={styles.bar}>
      <div className={styles.words}>
        <p role="status">
          {[
            count > 0 && t('service_settings.unsaved', { count }),
            faulty > 0 && t('service_settings.faults', { count: faulty }),
          ]
            .filter(Boolean)
            .join('. ') || t('service_settings.nothing_yet')}
        </p>
        {lines.length > 0 && <p title={lines.join('\n')}>{lines.join('. ')}</p>}
      </div>
      {toFault && <ActionButton action={toFault} />}
      <ActionButton action={discard} hasNoIcon />
      <ActionButton
        action={save}
        hasNoIcon
        look={count > 0 && faulty === 0 && !isAsked ? 'primary' : 'normal'}
      />
    </footer>
  )
}

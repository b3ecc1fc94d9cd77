import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { BrandMark } from '../../../ui/BrandMark'
import { ColorSchemeButton } from '../../../ui/ColorSchemeButton'
import { LanguageSelect } from '../../../ui/fields/LanguageSelect'
import styles from './SetupFrame.module.css'
import { type Step, steps } from './steps'

type Props = {
  current: Step
  /** The steps that are done or put off, each with a note: `Noor J., noor.j`. */
  settled: ReadonlyMap<Step, string | null>
  /** Opens the panel; the open steps stay open. Absent before the first admin is signed in. */
  onLeave?: () => void
  children: ReactNode
}

/** The layout of the setup: the list of steps, and the card of the current one. */
export function SetupFrame({ current, settled, onLeave, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <BrandMark />
          {t('brand')}
        </span>
        <span className={styles.topEnd}>
          <span className={styles.purpose}>{t('setup.purpose')}</span>
          <ColorSchemeButton look="quiet" />
        </span>
      </header>
      <main className={styles.main}>
        <div className={styles.aside}>
          <ol className={styles.steps} aria-label={t('setup.steps')}>
            {steps.map((step, index) => {
              const isSettled = settled.has(step) && step !== current
              return (
                <li
                  key={step}
                  className={isSettled ? styles.settled : undefined}
                  aria-current={step === current ? 'step' : undefined}
                >
                  <span className={styles.mark} aria-hidden="true">
                    {isSettled ? <IconCheck size={14} stroke={2} /> : index + 1}
                  </span>
                  <span className={styles.name}>
                    <span>{t(`setup.${step}.name`)}</span>
                    <small>{settled.get(step) ?? t(`setup.${step}.note`)}</small>
                  </span>
                </li>
              )
            })}
          </ol>
          {onLeave && (
            <Button look="quiet" className={styles.leave} onClick={onLeave}>
              {t('setup.leave')}
            </Button>
          )}
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageSelect />
      </footer>
    </div>
  )
}

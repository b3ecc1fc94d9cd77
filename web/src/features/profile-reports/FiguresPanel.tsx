import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ReportPage.module.css'

type Figure = { id: string; value: ReactNode; text: string }

/** The numbers of the whole report. */
export function FiguresPanel({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation()
  return (
    <section className={`${styles.panel} ${styles.figures}`} aria-label={t('profile_reports.figures')}>
      {figures.map(({ id, value, text }) => (
        <p key={id}>
          <b>{value}</b>
          <span>{text}</span>
        </p>
      ))}
    </section>
  )
}

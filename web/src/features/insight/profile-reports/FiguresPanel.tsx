import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import styles from './ReportPage.module.css'

type Figure = {
  id: string
  value: ReactNode
  text: string
  /** The same of the period before, and how it has changed. */
  before: ReactNode
}

/** The numbers of the whole report, with those of the period before. */
export function FiguresPanel({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation()
  return (
    <section className={`${page.panel} ${styles.figures}`} aria-label={t('profile_reports.figures')}>
      {figures.map(({ id, value, text, before }) => (
        <p key={id}>
          <b>{value}</b>
          <span>{text}</span>
          {before && <span>{before}</span>}
        </p>
      ))}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { PageHead } from '../../../ui/PageHead'
import { formatNumber } from '../../../ui/words/dates'
import { mayOpen } from '../pages/pages'
import { useUser } from '../user-query'
import styles from './SettingsFrame.module.css'
import { settingsSections } from './settings-sections'
import { wordCountsQuery } from './word-counts-query'

type Props = {
  title: string
  back?: ReactNode
  /** The menu entry to which this page belongs, for a page that has no entry. */
  section?: string
  /** Shown above the content. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the service settings, next to the menu of all of them. */
export function SettingsFrame({ title, back, section, head, children }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const counts = useQuery({ ...wordCountsQuery, enabled: mayOpen(user, '/settings/lists/$id') })
  const sections = settingsSections
    .map(({ heading, pages }) => ({ heading, pages: pages.filter(({ to }) => mayOpen(user, to)) }))
    .filter(({ pages }) => pages.length > 0)
  const nav = useRef<HTMLElement>(null)
  const { isLoading } = counts
  // In a narrow window the entries are in one line, which scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more with the counts, which make the entries wider
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isLoading])
  return (
    <>
      <PageHead title={title} back={back} />
      <div className={styles.frame}>
        <nav ref={nav} className={styles.nav} aria-label={t('page.service_settings')}>
          {sections.map(({ heading, pages }) => (
            <div key={heading} className={styles.section}>
              <h2>{t(heading)}</h2>
              {pages.map(({ to, label, list }) => (
                <Link
                  key={list ?? to}
                  to={to}
                  {...(list && { params: { id: list } })}
                  className={styles.entry}
                  activeOptions={{ exact: true, includeSearch: false }}
                  {...(to === section && { 'aria-current': 'true' })}
                >
                  {t(label)}
                  {list && counts.data && (
                    <span className={styles.count}>{formatNumber(counts.data[list] ?? 0)}</span>
                  )}
                </Link>
              ))}
            </div>
          ))}
        </nav>
        <ScrollRegion className={styles.content} aria-label={title}>
          {head}
          <div className={styles.page}>{children}</div>
        </ScrollRegion>
      </div>
    </>
  )
}

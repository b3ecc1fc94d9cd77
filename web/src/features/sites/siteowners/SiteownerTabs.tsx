import type { ManagedSiteowner } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/Badge'
import text from '../../../ui/text.module.css'
import { approvedAnswersQuery, disclosuresQuery } from '../../settings/siteowners-query'
import styles from './SiteownerTabs.module.css'
import { type SiteownerTab, siteownerTabs } from './siteowner-search'

type Props = {
  siteowner: ManagedSiteowner
  current: SiteownerTab
  /** At the end of the line. */
  end?: ReactNode
}

/** The parts of the page of a site owner, each with its address. Badges count what is missing or has failed. */
export function SiteownerTabs({ siteowner, current, end }: Props) {
  const { t } = useTranslation()
  const { id, dead_deliveries } = siteowner
  const missing = useMissingTexts(id)
  const badges: { [Tab in SiteownerTab]?: { count: number; tone: 'bad' | 'warn'; says: string } } = {
    deliveries: {
      count: dead_deliveries,
      tone: 'bad',
      says: t('siteowners.tab_badge.deliveries', { count: dead_deliveries }),
    },
    honesty: {
      count: missing,
      tone: 'warn',
      says: t('siteowners.tab_badge.honesty', { count: missing }),
    },
  }
  return (
    <div className={styles.line}>
      <nav className={styles.tabs} aria-label={siteowner.name}>
        {siteownerTabs.map((tab) => {
          const badge = badges[tab]
          return (
            <Link
              key={tab}
              to="/settings/siteowners/$id"
              params={{ id: String(id) }}
              search={tab === 'connection' ? {} : { tab }}
              replace
              activeOptions={{ exact: true, includeSearch: true }}
              className={styles.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`siteowners.tab.${tab}`)}
              {badge && badge.count > 0 && (
                <>
                  <Badge count={badge.count} tone={badge.tone} />
                  <span className={text.hidden}>{badge.says}</span>
                </>
              )}
            </Link>
          )
        })}
      </nav>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Languages that have a disclosure without an approved answer, or the reverse; one when there is no disclosure at all. */
function useMissingTexts(id: number): number {
  const told = useQuery(disclosuresQuery(id)).data
  const answers = useQuery(approvedAnswersQuery(id)).data
  if (!told || !answers) return 0
  if (told.length === 0) return 1
  const [one, other] = [told, answers].map((texts) => [...new Set(texts.map(({ language }) => language))])
  if (!one || !other) return 0
  const both = one.filter((language) => other.includes(language)).length
  return one.length + other.length - 2 * both
}

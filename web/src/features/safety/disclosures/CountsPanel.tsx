import type { ShowingCounts } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { Chip } from '../../../ui/Chip'
import { SelectField } from '../../../ui/fields/SelectField'
import table from '../../../ui/lists/list-table.module.css'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { TitledPanel } from '../../../ui/TitledPanel'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { languageName } from '../../../ui/words/region-names'
import styles from './Showings.module.css'
import { showingCountsQuery } from './showings-query'

type Props = {
  siteownerId: number
  siteowners: readonly { id: number; name: string }[]
  onSiteowner: (id: number) => void
  /** Lists who was shown this text. */
  onText: (text: { language: string; version: string }) => void
}

/** How many customers of a site owner were told with which text last. */
export function CountsPanel({ siteownerId, siteowners, onSiteowner, onText }: Props) {
  const { t } = useTranslation()
  const read = useQuery(showingCountsQuery(siteownerId))
  const { data } = read
  return (
    <TitledPanel
      title={t('page.disclosure_showings')}
      aside={
        <SelectField
          label={t('overview.siteowner')}
          value={String(siteownerId)}
          options={siteowners.map(({ id, name }) => [String(id), name] as const)}
          onChoose={(id) => onSiteowner(Number(id))}
        />
      }
    >
      <p className={styles.intro}>
        {t('showings.intro')}{' '}
        <Link to="/settings/siteowners/$id" params={{ id: String(siteownerId) }} search={{ tab: 'honesty' }}>
          {t('showings.to_texts')}
        </Link>
      </p>
      <NotLoaded query={read} failed={t('showings.counts_failed')} />
      {data && (
        <>
          {data.items.length > 0 && <Counts items={data.items} onText={onText} />}
          <p className={styles.intro}>
            {t('showings.missing', { count: data.missing, number: formatNumber(data.missing) })}
          </p>
        </>
      )}
    </TitledPanel>
  )
}

function Counts({ items, onText }: { items: ShowingCounts['items']; onText: Props['onText'] }) {
  const { t } = useTranslation()
  return (
    <div className={styles.list}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('showings.text')}</th>
            <th scope="col">{t('overview.language')}</th>
            <th scope="col">{t('showings.published')}</th>
            <th scope="col">{t('showings.customers')}</th>
            <th scope="col">{t('siteowners.state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.language} ${item.version}`}>
              <th scope="row" className={`${table.first} ${table.name}`}>
                <LinkButton
                  aria-label={t('showings.list_of', {
                    version: item.version,
                    language: languageName(item.language),
                  })}
                  onClick={() => onText({ language: item.language, version: item.version })}
                >
                  <bdi>{item.version}</bdi>
                </LinkButton>
              </th>
              <td className={table.second}>{languageName(item.language)}</td>
              <td className={`${table.time} ${table.notNarrow}`}>
                {item.published_at && formatDate(item.published_at, 'dateOnly')}
              </td>
              <td className={`${table.time} ${table.firstEnd}`}>{formatNumber(item.customers)}</td>
              <td className={table.secondEnd}>
                <State item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function State({ item: { published_at, on_hold_from, counts } }: { item: ShowingCounts['items'][number] }) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  if (on_hold_from) {
    const isAhead = Date.parse(on_hold_from) > now
    return (
      <Chip tone={isAhead ? 'warn' : 'bad'}>
        {t(isAhead ? 'showings.hold_from' : 'showings.hold_since', {
          date: formatDate(on_hold_from, 'dateOnly'),
        })}
      </Chip>
    )
  }
  if (!published_at) return <Chip tone={counts ? 'warn' : 'bad'}>{t('showings.unpublished')}</Chip>
  return <Chip tone="ok">{t('showings.valid')}</Chip>
}

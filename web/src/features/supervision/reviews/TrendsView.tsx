import { trendWeeks } from '@panel/contract/rules/review-rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import page from '../../../ui/charts/figures-page.module.css'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { SelectField } from '../../../ui/fields/SelectField'
import { DownloadButton } from '../../../ui/lists/DownloadButton'
import { FilterBar } from '../../../ui/lists/FilterBar'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { SiteownerFilter } from '../../settings/SiteownerFilter'
import { AgreementPanel } from './AgreementPanel'
import { PeoplePanel } from './PeoplePanel'
import { trendsQuery } from './review-queries'
import { readReviewsSearch, type TrendSearch } from './review-search'
import { ScoresPanel } from './ScoresPanel'

type Props = {
  search: TrendSearch
  /** The named view in the URL. */
  view: number | undefined
}

/** Scores by criterion and week, whether two coaches agree, and the reviews of each operator. */
export function TrendsView({ search, view }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/reviews' })
  const { weeks = '12', team_id, operator_id, siteowner_id } = search
  const filters = { weeks, ...withoutUndefined({ team_id, operator_id, siteowner_id }) }
  const query = useQuery(trendsQuery(filters))
  const { data } = query
  const chosen = withoutUndefined({ weeks: search.weeks, team_id, operator_id, siteowner_id })
  const show = (
    next: { [K in keyof TrendSearch]: TrendSearch[K] | undefined },
    named_view: number | undefined,
  ) =>
    void navigate({
      search: withoutUndefined({ ...next, view: 'trends' as const, named_view }),
      replace: true,
    })
  const set = (part: { [K in keyof TrendSearch]: TrendSearch[K] | undefined }) =>
    show({ ...chosen, ...part }, view)
  const isFiltered = [team_id, operator_id, siteowner_id].some((id) => id !== undefined) || weeks !== '12'
  const onReset = isFiltered
    ? () => set({ weeks: undefined, team_id: undefined, operator_id: undefined, siteowner_id: undefined })
    : null
  return (
    <ScrollRegion className={page.scroll} aria-label={t('review_trends.title')}>
      <div className={page.page}>
        <NamedViews
          list="review_trends"
          current={view}
          search={chosen}
          onOpen={(named, id) => {
            const { weeks, team_id, operator_id, siteowner_id } = readReviewsSearch(named)
            show({ weeks, team_id, operator_id, siteowner_id }, id)
          }}
        />
        <FilterBar
          onReset={onReset}
          actions={
            <>
              <Link to="/reviews">{t('review_trends.samples')}</Link>
              <DownloadButton path="/api/review-trends.csv" query={filters} />
            </>
          }
        >
          <SelectField
            label={t('review_trends.period')}
            value={weeks}
            options={trendWeeks.map((each) => [each, t('review_trends.weeks', { count: Number(each) })])}
            onChoose={(value) => set({ weeks: trendWeeks.find((each) => each === value) })}
          />
          <FilterSelect
            label={t('review_trends.team')}
            value={team_id === undefined ? '' : String(team_id)}
            options={(data?.teams ?? []).map(({ id, name }) => [String(id), name])}
            onChoose={(value) => set({ team_id: value ? Number(value) : undefined, operator_id: undefined })}
          />
          <FilterSelect
            label={t('overview.operator_filter')}
            value={operator_id === undefined ? '' : String(operator_id)}
            options={(data?.people ?? []).map(({ operator: { id, name } }) => [
              String(id),
              name ?? t('overview.hidden_name'),
            ])}
            onChoose={(value) => set({ operator_id: value ? Number(value) : undefined })}
          />
          <SiteownerFilter value={siteowner_id} onChoose={(id) => set({ siteowner_id: id })} />
        </FilterBar>
        <QueryPanel
          query={query}
          isEmpty={data?.people.length === 0}
          failed={t('review_trends.failed')}
          nothing={t('review_trends.nothing')}
          onReset={onReset}
          className={page.panel}
        >
          {data && (
            <>
              <ScoresPanel trends={data} />
              <div className={page.panels}>
                <AgreementPanel trends={data} />
                <PeoplePanel trends={data} />
              </div>
            </>
          )}
        </QueryPanel>
      </div>
    </ScrollRegion>
  )
}

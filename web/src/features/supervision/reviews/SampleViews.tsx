import { sampleStates } from '@panel/contract/rules/review-rules'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { NamedViews } from '../../settings/list-views/NamedViews'
import { type ReviewSearch, readReviewsSearch } from './review-search'
import styles from './SampleList.module.css'

type Props = {
  search: ReviewSearch
  /** The named view in the URL. */
  view: number | undefined
  /** The list itself is there. */
  isReady: boolean
}

/** The filter of the samples and their named views. */
export function SampleViews({ search, view, isReady }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/reviews' })
  const filters = withoutUndefined({ state: search.state })
  const show = ({ state }: ReviewSearch, named_view: number | undefined) =>
    void navigate({ search: withoutUndefined({ state, named_view }), replace: true })
  return (
    <>
      <NamedViews
        list="reviews"
        current={view}
        search={filters}
        onOpen={(chosen, id) => show(readReviewsSearch(chosen), id)}
        count={{
          rows: async (each, signal) =>
            call('GET /api/review-samples/count', {
              query: withoutUndefined({ state: readReviewsSearch(each).state }),
              signal,
            }),
          today: '',
          isReady,
        }}
        hasOwnViews
      />
      <div className={styles.choose}>
        <FilterSelect
          label={t('reviews.samples')}
          value={search.state ?? ''}
          options={sampleStates.map((state) => [state, t(`reviews.sample_state.${state}`)] as const)}
          onChoose={(value) =>
            show(withoutUndefined({ state: sampleStates.find((state) => state === value) }), view)
          }
        />
      </div>
    </>
  )
}

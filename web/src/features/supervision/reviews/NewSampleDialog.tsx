import { sampleDays, sampleSizes } from '@panel/contract/rules/review-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { CheckField } from '../../../ui/fields/CheckField'
import { FilterSelect } from '../../../ui/fields/FilterSelect'
import { Segments } from '../../../ui/fields/Segments'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import { siteownersQuery } from '../../settings/settings-queries'
import styles from './NewSampleDialog.module.css'
import { sampleQuery } from './review-queries'
import { reviewsKey } from './reviews-key'
import { SampleLanguages } from './SampleLanguages'
import { SampleWriters, type Whose } from './SampleWriters'

type Props = { onClose: () => void; onDrawn: (id: number) => void }

/** How many messages are drawn: of which days, site owner, people and languages. */
export function NewSampleDialog({ onClose, onDrawn }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const siteowners = useQuery(siteownersQuery).data ?? []
  const [size, setSize] = useState<(typeof sampleSizes)[number]>(18)
  const [days, setDays] = useState<(typeof sampleDays)[number]>(7)
  const [byRisk, setByRisk] = useState(true)
  const [siteowner, setSiteowner] = useState('')
  const [languages, setLanguages] = useState<readonly string[]>([])
  const [whose, setWhose] = useState<Whose>({})
  const drawing = useMutation({
    mutationFn: () =>
      call('POST /api/review-samples', {
        body: {
          size,
          days,
          by_risk: byRisk,
          ...(siteowner && { siteowner_id: Number(siteowner) }),
          ...(languages.length > 0 && { languages: [...languages] }),
          ...withoutUndefined(whose),
        },
      }),
    onSuccess: ({ sample }) => {
      client.setQueryData(sampleQuery(sample.id).queryKey, sample)
      void client.invalidateQueries({ queryKey: reviewsKey })
      onDrawn(sample.id)
    },
  })
  const isNothing = drawing.error instanceof ApiError && drawing.error.code === 'nothing_to_review'
  return (
    <DialogForm
      isOpen
      title={t('reviews.new_sample')}
      confirm={t('reviews.draw')}
      isBusy={drawing.isPending}
      error={
        drawing.error &&
        (isNothing ? t('reviews.nothing') : failureText(t, t('reviews.not_drawn'), drawing.error))
      }
      onClose={onClose}
      onConfirm={() => drawing.mutate()}
    >
      <div className={styles.choice}>
        <span>{t('reviews.size')}</span>
        <Segments
          label={t('reviews.size')}
          hasFocus
          value={String(size)}
          options={sampleSizes.map((each) => [String(each), String(each)])}
          onChoose={(value) => setSize(sampleSizes.find((each) => String(each) === value) ?? size)}
        />
      </div>
      <div className={styles.choice}>
        <span>{t('reviews.days')}</span>
        <Segments
          label={t('reviews.days')}
          value={String(days)}
          options={sampleDays.map((each) => [String(each), t('reviews.last_days', { count: each })])}
          onChoose={(value) => setDays(sampleDays.find((each) => String(each) === value) ?? days)}
        />
      </div>
      {siteowners.length > 1 && (
        <FilterSelect
          label={t('overview.siteowner')}
          value={siteowner}
          options={siteowners.map(({ id, name }) => [String(id), name])}
          onChoose={setSiteowner}
        />
      )}
      <SampleWriters whose={whose} onChoose={setWhose} />
      <SampleLanguages chosen={languages} onChoose={setLanguages} />
      <CheckField
        label={t('reviews.by_risk')}
        hint={t('reviews.by_risk_hint')}
        checked={byRisk}
        onChange={setByRisk}
      />
    </DialogForm>
  )
}

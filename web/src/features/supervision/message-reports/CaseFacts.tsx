import type { OpenedReportCase } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatNumber } from '../../../ui/words/dates'
import { useDuration } from '../../../ui/words/Elapsed'
import { MomentInSentence } from '../../../ui/words/Moment'
import { OperatorLink } from '../../settings/pages/OperatorLink'
import { useReportReasons } from '../../settings/use-report-reasons'
import styles from './CaseFacts.module.css'

type Props = { item: OpenedReportCase }

/** The reports of a case, its writer, and the figures of the last 30 days. */
export function CaseFacts({ item }: Props) {
  const { t } = useTranslation()
  return (
    <ScrollRegion className={styles.facts} aria-label={t('reports.about')}>
      <Reports item={item} />
      <Writer item={item} />
      <Reason item={item} />
    </ScrollRegion>
  )
}

function Reports({ item }: Props) {
  const { t } = useTranslation()
  const reasons = useReportReasons()
  return (
    <section>
      <h3>{t('reports.count', { count: item.reports.length })}</h3>
      {item.reports.map((report) => (
        <blockquote key={report.id}>
          <header>
            <b>
              {report.operator ? (
                <OperatorLink id={report.operator.id}>
                  {report.operator.name ?? t('overview.hidden_name')}
                </OperatorLink>
              ) : (
                t('reports.complaint')
              )}
            </b>
            <span>
              <MomentInSentence at={report.created_at} />
            </span>
          </header>
          {report.reason_id !== item.reason_id && (
            <p className={styles.reason}>{reasons.read(report.reason_id)}</p>
          )}
          <p dir="auto">{report.notes}</p>
        </blockquote>
      ))}
      {item.note && !item.settled && (
        <blockquote>
          <header>
            <b>{item.passed_on?.by.name ?? t('overview.hidden_name')}</b>
            <span>{t('reports.passed_on')}</span>
          </header>
          <p dir="auto">{item.note}</p>
        </blockquote>
      )}
    </section>
  )
}

function Writer({ item: { writer, figures } }: Props) {
  const { t } = useTranslation()
  const of = ({ reported, sent }: { reported: number; sent: number }) =>
    t('reports.of', { reported: formatNumber(reported), sent: formatNumber(sent) })
  return (
    <section>
      <h3>{t('reports.who_wrote')}</h3>
      {!writer && <p>{t('reports.by_customer')}</p>}
      {writer && figures.writer && (
        <dl>
          <dt>{t('page.operator')}</dt>
          <dd>
            <OperatorLink id={writer.id}>{writer.name ?? t('overview.hidden_name')}</OperatorLink>
          </dd>
          <dt>{t('reports.team')}</dt>
          <dd>{figures.writer.team}</dd>
          <dt>{t('reports.reported_lately')}</dt>
          <dd>{of(figures.writer.own)}</dd>
          <dt>{t('reports.team_lately')}</dt>
          <dd>{of(figures.writer.team_count)}</dd>
        </dl>
      )}
    </section>
  )
}

function Reason({ item: { figures, siteowner } }: Props) {
  const { t } = useTranslation()
  const duration = useDuration()
  const { cases, founded, of_siteowner, minutes } = figures.reason
  return (
    <section>
      <h3>{t('reports.this_reason')}</h3>
      <dl>
        <dt>{t('reports.cases')}</dt>
        <dd>{formatNumber(cases)}</dd>
        <dt>{t('reports.founded')}</dt>
        <dd>{formatNumber(founded)}</dd>
        <dt>
          <bdi>{siteowner.name}</bdi>
        </dt>
        <dd>{formatNumber(of_siteowner)}</dd>
        {minutes !== null && (
          <>
            <dt>{t('reports.settled_after')}</dt>
            <dd>{duration(minutes * 60_000)}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

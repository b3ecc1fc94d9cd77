import type { OpenedEscalation } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatDate } from '../../../ui/words/dates'
import { HelpLines } from '../../conversations/help-lines/HelpLines'
import { escalationIcons } from '../../conversations/holds/escalation-icons'
import styles from './EscalationsPage.module.css'
import { EvidenceFiles } from './EvidenceFiles'
import { escalationQuery } from './escalation-queries'
import { NewestMessages } from './NewestMessages'
import { PanelHead } from './PanelHead'
import { SettleForm } from './SettleForm'

type Props = { id: number | null; onDone: () => void; onClose: () => void }

/** An escalation: who, what and since when, its message between its neighbours, and the decision. */
export function EscalationPanel({ id, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery({ ...escalationQuery(id ?? 0), enabled: id !== null })
  if (id === null || !read.data)
    return (
      <section className={styles.panel}>
        {id !== null && <NotLoaded query={read} failed={t('escalations.failed')} />}
      </section>
    )
  const item = read.data
  const Icon = escalationIcons[item.kind]
  return (
    <section className={styles.panel} aria-label={item.customer.name} aria-busy={item.id !== id}>
      <PanelHead item={item} onClose={onClose}>
        <Chip tone="bad">
          <Icon size={14} stroke={1.75} aria-hidden="true" />
          {t(`hold.${item.kind}`)}
        </Chip>
      </PanelHead>
      <ScrollRegion className={styles.scroll} aria-label={t('escalations.context')}>
        <Facts item={item} />
        {item.help && <HelpLines help={item.help} />}
        {item.suggested_words !== null && (
          <p className={styles.by}>{t('escalations.suggested', { words: item.suggested_words })}</p>
        )}
        <NewestMessages messages={item.context} escalated={item} />
        <EvidenceFiles key={item.id} id={item.id} />
      </ScrollRegion>
      <SettleForm key={item.id} item={item} isLoading={item.id !== id} onDone={onDone} />
    </section>
  )
}

function Facts({ item }: { item: OpenedEscalation }) {
  const { t } = useTranslation()
  const { disclosure, birthday } = item
  const rows: [string, string][] = [
    [
      t('escalations.who'),
      `${item.by.name ?? t('overview.hidden_name')}, ${formatDate(item.opened_at, 'short')}`,
    ],
    [
      t('escalations.held'),
      t('escalations.held_on', { time: formatDate(item.hold.since, 'short'), count: item.chat_count }),
    ],
    [t('escalations.birthday'), birthday ? formatDate(birthday, 'dateOnly') : t('escalations.unknown')],
    [
      t('escalations.disclosed'),
      disclosure
        ? t(disclosure.is_published ? 'escalations.disclosed_on' : 'escalations.disclosed_unpublished', {
            version: disclosure.version,
            time: formatDate(disclosure.shown_at, 'short'),
          })
        : t('escalations.unknown'),
    ],
    ...(item.assigned
      ? [
          [
            t('escalations.assign.label'),
            `${item.assigned.name ?? t('overview.hidden_name')}, ${formatDate(item.assigned.at, 'short')}`,
          ] satisfies [string, string],
        ]
      : []),
    ...(item.earlier_count > 0
      ? [[t('escalations.earlier'), String(item.earlier_count)] satisfies [string, string]]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([term, value]) => [<dt key={term}>{term}</dt>, <dd key={`${term} value`}>{value}</dd>])}
    </dl>
  )
}

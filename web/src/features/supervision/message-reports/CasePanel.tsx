import type { OpenedReportCase } from '@panel/contract'
import { IconArrowBackUp, IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { Chip } from '../../../ui/Chip'
import { useLazyPart } from '../../../ui/lazy-part'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import queue from '../../../ui/lists/queue-list.module.css'
import { ChatNames } from '../../../ui/words/ChatNames'
import { languageName } from '../../../ui/words/region-names'
import { useReportReasons } from '../../settings/use-report-reasons'
import { CaseContext } from './CaseContext'
import { CaseFacts } from './CaseFacts'
import styles from './CasePanel.module.css'
import { escalateCasePart } from './escalate-case-part'
import { caseQuery } from './report-queries'
import { SettleForm } from './SettleForm'
import { TakeButton } from './TakeButton'
import type { Work } from './work'

type Props = {
  /** Null when the list has no case. */
  id: number | null
  isEmpty: boolean
  work: Work
  onWork: (id: number, work: Work) => void
  onDone: (id: number) => void
  /** @param work what was chosen and typed */
  onUndone: (id: number, work: Work) => void
  onClose: () => void
}

/** A case: its message between its neighbours, who wrote and who reported it, and how it is settled. */
export function CasePanel({ id, isEmpty, work, onWork, onDone, onUndone, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery({ ...caseQuery(id ?? 0), enabled: id !== null })
  if (id === null)
    return (
      <section className={styles.nothing}>
        {isEmpty && <EmptyPanel icon={IconFlag} title={t('reports.nothing_open')} />}
      </section>
    )
  if (!read.data)
    return (
      <section className={styles.nothing}>
        <NotLoaded query={read} failed={t('reports.case_failed')} onBack={onClose} />
      </section>
    )
  // While the next case loads, the last one stays, and cannot be settled.
  const isLoading = read.data.id !== id
  return (
    <section className={styles.case} aria-label={t('reports.case')} aria-busy={isLoading}>
      <Head item={read.data} isLoading={isLoading} onClose={onClose} />
      <CaseContext key={read.data.id} item={read.data} />
      <CaseFacts item={read.data} />
      <SettleForm
        key={`settle ${read.data.id}`}
        item={read.data}
        isLoading={isLoading}
        work={work}
        onWork={(next) => onWork(id, next)}
        onDone={onDone}
        onUndone={onUndone}
      />
    </section>
  )
}

type HeadProps = { item: OpenedReportCase; isLoading: boolean; onClose: () => void }

function Head({ item, isLoading, onClose }: HeadProps) {
  const { t } = useTranslation()
  const reason = useReportReasons().read(item.reason_id)
  const part = useLazyPart(escalateCasePart)
  return (
    <header className={`${queue.head} ${styles.head}`}>
      <Button look="quiet" isIcon className={styles.back} aria-label={t('reports.back')} onClick={onClose}>
        <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <h2>
        <ChatNames customer={item.customer} profile={item.profile} id={item.conversation.id} />
      </h2>
      <Chip tone="bad">
        <IconFlag size={14} stroke={1.75} aria-hidden="true" />
        {reason}
      </Chip>
      <span className={styles.where}>
        <bdi>{item.siteowner.name}</bdi>, {languageName(item.conversation.language)}
      </span>
      <span className={styles.acts}>
        {part && <part.EscalateCase key={item.id} item={item} isLoading={isLoading} />}
        {!item.settled && <TakeButton item={item} isLoading={isLoading} />}
      </span>
    </header>
  )
}

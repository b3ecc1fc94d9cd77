import {
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconDatabase,
  IconLifebuoy,
  IconMail,
  IconMessageCheck,
  IconUserUp,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../ui/actions/Button'
import { focusPage } from '../../../ui/actions/move-focus'
import { useNow } from '../../../ui/words/now'
import { useUser } from '../../settings/user-query'
import styles from './GoLive.module.css'
import { GoLiveLink } from './GoLiveLink'
import { goLiveHiddenOf, isHiddenAt } from './go-live-hidden'
import { type Lacking, type Part, partsOf } from './go-live-parts'
import { goLiveQuery } from './go-live-query'

const icons = {
  disclosures: IconAlertCircle,
  answers: IconMessageCheck,
  help_lines: IconLifebuoy,
  master: IconUserUp,
  backups: IconDatabase,
  mail: IconMail,
  time_zone: IconClock,
} as const satisfies Record<Part['kind'], unknown>

const day = 86_400_000

/** What a new panel still lacks, for its admins, until all of it is there or somebody hides it. Nothing is blocked by it. */
export function GoLive() {
  const { t } = useTranslation()
  const { id } = useUser()
  const hidden = goLiveHiddenOf(id)
  const isHidden = isHiddenAt(useStore(hidden), useNow(60_000))
  const { data } = useQuery({ ...goLiveQuery, enabled: !isHidden })
  const title = useId()
  if (isHidden || !data) return null
  const { customers, service, done, total } = partsOf(data)
  if (done.length === total) return null
  const hide = (until: number | 'for_good') => {
    hidden.write(until)
    focusPage()
  }
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <header>
        <div>
          <h2 id={title}>{t('go_live.title')}</h2>
          <p>{t('go_live.note')}</p>
        </div>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${(100 * done.length) / total}%` }} />
        </span>
        <b>{t('go_live.count', { done: done.length, total })}</b>
        <div className={styles.hide}>
          <Button size="small" look="quiet" onClick={() => hide(Date.now() + day)}>
            {t('go_live.hide_day')}
          </Button>
          <Button size="small" look="quiet" onClick={() => hide('for_good')}>
            {t('go_live.hide_for_good')}
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <Column title={t('go_live.customers')} parts={customers} />
        <Column title={t('go_live.service')} parts={service} />
      </div>
      {done.length > 0 && (
        <p className={styles.done}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
          {t('go_live.done', { parts: done.map((kind) => t(`go_live.part.${kind}`)).join(', ') })}
        </p>
      )}
    </section>
  )
}

function Column({ title, parts }: { title: string; parts: readonly Part[] }) {
  if (parts.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {parts.map((part) => (
          <PartLine key={part.kind} part={part} />
        ))}
      </ul>
    </div>
  )
}

function PartLine({ part }: { part: Part }) {
  const { t } = useTranslation()
  const Icon = icons[part.kind]
  return (
    <li>
      <span className={styles.icon} data-bad={part.kind === 'disclosures' || undefined}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </span>
      <div>
        <b>{t(`go_live.part.${part.kind}`)}</b>
        <p>
          {t(`go_live.why.${part.kind}`)}
          {'siteowners' in part && <Names siteowners={part.siteowners} />}
        </p>
      </div>
      <GoLiveLink part={part} />
    </li>
  )
}

const mostNames = 3

/** Which site owners it is about. */
function Names({ siteowners }: { siteowners: readonly Lacking[] }) {
  const { t } = useTranslation()
  const more = siteowners.length - mostNames
  const names = siteowners
    .slice(0, mostNames)
    .map(({ name, languages }) => t('go_live.siteowner', { name, languages: languages.join(', ') }))
  return (
    <span>
      {' '}
      {names.join('; ')}
      {more > 0 && <> {t('go_live.more', { count: more })}</>}
    </span>
  )
}

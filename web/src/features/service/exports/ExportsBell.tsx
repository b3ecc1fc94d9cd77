import { mayResume } from '@panel/contract/rules/export-rules'
import { hasRight } from '@panel/contract/rules/rights'
import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { Button as SmallButton } from '../../../ui/actions/Button'
import { Badge } from '../../../ui/Badge'
import { useUser } from '../../settings/user-query'
import { Answers } from './Answers'
import { ExportProgress } from './ExportProgress'
import { ExportState } from './ExportState'
import styles from './ExportsBell.module.css'
import { filterWords, listName } from './export-words'
import { exportsQuery } from './exports-query'
import { useExports } from './use-exports'
import { useSeen } from './use-seen'

/** Exports that the bell shows. */
const shown = 5

/** Opens the operator's newest exports and answers to their feedback, and counts those that are new since they last looked. */
export function ExportsBell({ unseen }: { unseen: number }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const label = t('exports.bell', { count: unseen })
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.bell ?? ''} aria-label={label}>
        <IconInbox size={16} stroke={1.75} aria-hidden="true" />
        {unseen > 0 && <Badge count={unseen} tone="ok" />}
      </Button>
      <Popover className={styles.popover ?? ''} placement="top end" aria-label={t('exports.for_you')}>
        <Newest onLeave={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  )
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { scope } = useUser()
  const rows = useQuery(exportsQuery).data?.items.slice(0, shown) ?? []
  const { actsOf, failure } = useExports()
  useSeen(rows)
  return (
    <div className={styles.dialog}>
      <h2>{t('exports.for_you')}</h2>
      {failure && <p role="alert">{failure}</p>}
      <ul>
        {rows.map((row) => {
          const { download, again } = actsOf(row)
          return (
            <li key={row.id}>
              <span>
                <b>{listName(t, row)}</b>
                <ExportState state={row.state} />
              </span>
              <span className={styles.filters}>{filterWords(t, row)}</span>
              <ExportProgress of={row} />
              {download && (
                <SmallButton size="small" onClick={download}>
                  {t('exports.download')}
                </SmallButton>
              )}
              {row.state === 'stopped' && again && (
                <SmallButton size="small" onClick={again}>
                  {t(mayResume(row) ? 'exports.go_on' : 'exports.make_again')}
                </SmallButton>
              )}
            </li>
          )
        })}
        {hasRight(scope, 'reviews.score') && <Answers onLeave={onLeave} />}
      </ul>
      <Link to="/exports" onClick={onLeave} className={styles.all}>
        {t('exports.all')}
      </Link>
    </div>
  )
}

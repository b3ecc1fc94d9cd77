import type { CustomerShowing } from '@panel/contract'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../../ui/lists/NotLoaded'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Notice } from '../../../ui/overlays/Notice'
import { formatDate } from '../../../ui/words/dates'
import { useNow } from '../../../ui/words/now'
import { languageName } from '../../../ui/words/region-names'
import styles from './ShownDialog.module.css'
import { shownQuery } from './shown-query'

type Props = { customer: { id: number; name: string }; onClose: () => void }

/** What a customer was told about fictional profiles, when and in which language, latest first. */
export function ShownDialog({ customer: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const read = useQuery(shownQuery(id))
  const { data } = read
  return (
    <Dialog isOpen title={t('shown.title', { name })} onClose={onClose}>
      <NotLoaded query={read} failed={t('shown.failed')} />
      {data && (
        <>
          {data.on_hold_from !== null && <ShowAgain from={data.on_hold_from} />}
          {data.items.length === 0 && <p>{t('shown.never', { name })}</p>}
          {data.items.map((item, place) => (
            <Showing key={item.id} showing={item} isOpen={place === 0} />
          ))}
          {data.total > data.items.length && (
            <p className={styles.quiet}>{t('shown.last', { count: data.items.length })}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

function ShowAgain({ from }: { from: string }) {
  const { t } = useTranslation()
  const isAhead = Date.parse(from) > useNow(60_000)
  return (
    <Notice tone={isAhead ? 'warn' : 'bad'} icon={IconAlertTriangle}>
      {t(isAhead ? 'shown.again_until' : 'shown.again_since', { time: formatDate(from, 'short') })}
    </Notice>
  )
}

function Showing({ showing, isOpen }: { showing: CustomerShowing; isOpen: boolean }) {
  const { t } = useTranslation()
  const { version, language, shown_at, text } = showing
  return (
    <details className={styles.showing} open={isOpen}>
      <summary>
        <span>
          <bdi>{version}</bdi>, {languageName(language)}
        </span>
        <time dateTime={shown_at}>{formatDate(shown_at, 'short')}</time>
      </summary>
      {text === null ? (
        <Notice tone="warn" icon={IconAlertTriangle}>
          {t('shown.unknown')}
        </Notice>
      ) : (
        <blockquote lang={language} dir="auto" className={styles.text}>
          {text}
        </blockquote>
      )}
    </details>
  )
}

import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNow, useOwnNow } from '../words/now'
import styles from './EditableLine.module.css'

/** A change of a line by somebody else. */
export type ColleagueChange = {
  /** Null when the viewer may not know the name. */
  by: string | null
  /** The previous value, as text. */
  from: string
  at: string
}

/** How long a change of a colleague is shown, in milliseconds. */
export const changeShownFor = 10 * 60_000
/** How long "Saved" is shown, in milliseconds. */
const savedShownFor = 5_000

type Props = { change: ColleagueChange | null; savedAt: number | null }

/** Says that a line was just saved, or that a colleague changed it. */
export function LineState({ change, savedAt }: Props) {
  return (
    <div role="status" className={styles.state}>
      {savedAt !== null && <Saved at={savedAt} />}
      {change && <Changed change={change} />}
    </div>
  )
}

function Saved({ at }: { at: number }) {
  const { t } = useTranslation()
  if (useOwnNow() - at > savedShownFor) return null
  return (
    <span className={styles.saved}>
      <IconCheck size={14} stroke={2} aria-hidden="true" />
      {t('line.saved')}
    </span>
  )
}

function Changed({ change: { by, from, at } }: { change: ColleagueChange }) {
  const { t } = useTranslation()
  const ago = useNow(10_000) - Date.parse(at)
  if (ago > changeShownFor) return null
  const values = { name: by ?? t('save.somebody'), from: from || t('line.empty') }
  return (
    <span className={styles.changed}>
      {ago < 60_000
        ? t('line.changed_now', values)
        : t('line.changed', { ...values, minutes: Math.floor(ago / 60_000) })}
    </span>
  )
}

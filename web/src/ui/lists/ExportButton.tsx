import { IconAlertCircle, IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../actions/actions'
import { Button } from '../actions/Button'
import { ActionMenu } from '../overlays/ActionMenu'
import text from '../text.module.css'
import styles from './ExportButton.module.css'

type Props = {
  /** The files that the page offers. One gets a button of its own instead: `ActionButton`. */
  files: readonly OfferedAction[]
  isBusy: boolean
  /** Why the last file was not made. */
  failure: string | null
}

/** Opens the menu of files that a page offers. */
export function ExportButton({ files, isBusy, failure }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<DOMRect | null>(null)
  const open = () => setPlace(button.current?.getBoundingClientRect() ?? null)
  return (
    <>
      <ExportFailure failure={failure} />
      <Button ref={button} aria-haspopup="menu" aria-expanded={place !== null} isBusy={isBusy} onClick={open}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        {t('list.export')}
        <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      </Button>
      <span role="status" className={text.hidden}>
        {isBusy ? t('loading') : ''}
      </span>
      {place && (
        <ActionMenu
          at={place}
          label={t('list.export')}
          items={files.map((action) => ({ action }))}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  )
}

/** Why a file was not made, beside its button. */
export function ExportFailure({ failure }: Pick<Props, 'failure'>) {
  if (failure === null) return null
  return (
    <p role="alert" className={styles.failure}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      {failure}
    </p>
  )
}

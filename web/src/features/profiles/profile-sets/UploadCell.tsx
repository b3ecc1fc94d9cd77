import { maxSetPhotos } from '@panel/contract/rules/limits'
import { IconRefresh, IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { formatNumber } from '../../../ui/words/dates'
import styles from './PhotoGrid.module.css'
import type { SetUpload } from './use-set-uploads'

type Props = { upload: SetUpload; onRepeat: () => void; onEnd: () => void }

/** A photo that waits for its upload, is being uploaded, or was refused. */
export function UploadCell({ upload, onRepeat, onEnd }: Props) {
  const { t } = useTranslation()
  const { name, bytes, part, phase, trouble } = upload
  const megabytes = (number: number) => formatNumber(Math.round(number / 104_857.6) / 10)
  return (
    <li className={styles.upload} data-refused={phase === 'refused' || undefined}>
      <span className={styles.file} title={name}>
        {name}
      </span>
      {trouble ? (
        <p role="alert">{troubleWords(t, trouble)}</p>
      ) : (
        <>
          <ProgressBar
            aria-label={t('profile_sets.upload_of', { name })}
            value={part * 100}
            className={styles.progress ?? ''}
          >
            <i style={{ width: `${part * 100}%` }} />
          </ProgressBar>
          <span className={styles.part}>
            {phase === 'waiting'
              ? t('profile_sets.upload_waits')
              : t('profile_sets.upload_part', {
                  percent: formatNumber(Math.round(part * 100)),
                  done: megabytes(bytes * part),
                  all: megabytes(bytes),
                })}
          </span>
        </>
      )}
      <span className={styles.uploadActs}>
        {phase === 'refused' && trouble !== 'no_picture' && (
          <Button size="small" onClick={onRepeat}>
            <IconRefresh size={14} stroke={1.75} aria-hidden="true" />
            {t('error.try_again')}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          isIcon
          aria-label={t('profile_sets.upload_end', { name })}
          onClick={onEnd}
        >
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </Button>
      </span>
    </li>
  )
}

function troubleWords(t: TFunction, trouble: NonNullable<SetUpload['trouble']>) {
  return trouble === 'set_full' ? t('profile_sets.set_full', { count: maxSetPhotos }) : t(`upload.${trouble}`)
}

import type { ProfileSet, SetPhoto } from '@panel/contract'
import { photoTypes } from '@panel/contract/rules/enumerations'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import type { OfferedAction } from '../../../ui/actions/actions'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { useDrop } from '../../../ui/fields/use-drop'
import { lazyPart, useLazyPart } from '../../../ui/lazy-part'
import { FailureNotice } from '../../../ui/overlays/FailureNotice'
import { TitledPanel } from '../../../ui/TitledPanel'
import { failureText } from '../../../ui/words/failure'
import { DescribeDialog } from './DescribeDialog'
import { DuplicateNotice } from './DuplicateNotice'
import { PhotoGrid } from './PhotoGrid'
import grid from './PhotoGrid.module.css'
import { PhotosFoot } from './PhotosFoot'
import styles from './ProfileSetPage.module.css'
import {
  addSetPhotos,
  cropSetPhoto,
  describeSetPhoto,
  neverSendPhoto,
  removeSetPhoto,
} from './profile-set-actions'
import { UploadCell } from './UploadCell'
import { usePhotoChanges } from './use-photo-changes'
import { usePhotoMoves } from './use-photo-moves'
import { useSetUploads } from './use-set-uploads'

/** The cropping tool is loaded when it is needed. */
const cropPart = lazyPart(() => import('./CropDialog'))

/** The photos of a set: their order, uploads, crops and descriptions, and which of them may not be sent. */
export function PhotosPanel({ set }: { set: ProfileSet }) {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [open, setOpen] = useState<Dialog | null>(null)
  const { uploads, add, repeat, end } = useSetUploads(set.id)
  const { isOver, drop } = useDrop(add)
  const moves = usePhotoMoves(set.id, set.photos)
  const changes = usePhotoChanges(set.id)
  const crop = useLazyPart(cropPart, open === 'crop')
  const chosen = set.photos.find(({ id }) => id === chosenId) ?? null
  const acts = usePhotoActions(chosen, changes, setOpen)
  const upload = useAction(addSetPhotos, { choose: () => file.current?.click() })
  const error = moves.error ?? changes.error
  return (
    <TitledPanel
      title={t('profile_sets.photos')}
      className={styles.photos ?? ''}
      count={set.photos.length}
      aside={
        <div className={styles.acts}>
          {acts.map((action) => (
            <ActionButton key={action.id} action={action} size="small" />
          ))}
          <ActionButton action={upload} size="small" />
        </div>
      }
    >
      {error && (
        <div className={styles.notice}>
          <FailureNotice>{failureText(t, t('profile_sets.not_saved'), error)}</FailureNotice>
        </div>
      )}
      <DuplicateNotice set={set} onKeepBoth={changes.keepBoth} />
      <div {...drop}>
        <PhotoGrid photos={set.photos} moves={moves} chosen={chosenId} onChoose={setChosenId}>
          <ul className={grid.more} aria-label={t('profile_sets.uploads')}>
            {uploads.map((each) => (
              <UploadCell
                key={each.key}
                upload={each}
                onRepeat={() => repeat(each.key)}
                onEnd={() => end(each.key)}
              />
            ))}
            <DropCell upload={upload} isOver={isOver} />
          </ul>
        </PhotoGrid>
      </div>
      <PhotosFoot photos={set.photos} moving={moves.moving} />
      <FileInput ref={file} onFiles={add} />
      {open === 'describe' && chosen && (
        <DescribeDialog setId={set.id} photo={chosen} onClose={() => setOpen(null)} />
      )}
      {crop && chosen && open === 'crop' && (
        <crop.CropDialog key={chosen.id} setId={set.id} photo={chosen} onClose={() => setOpen(null)} />
      )}
    </TitledPanel>
  )
}

type Dialog = 'crop' | 'describe'

/** What can be done with the chosen photo. */
function usePhotoActions(
  photo: SetPhoto | null,
  changes: ReturnType<typeof usePhotoChanges>,
  open: (dialog: Dialog) => void,
) {
  const describe = useAction(describeSetPhoto, { photo, run: () => open('describe') })
  const crop = useAction(cropSetPhoto, { photo, run: () => open('crop') })
  const neverSend = useAction(neverSendPhoto, {
    photo,
    run: ({ id, never_send_at }) => changes.setNeverSend(id, never_send_at === null),
  })
  const remove = useAction(removeSetPhoto, { photo, run: ({ id }) => changes.remove(id) })
  return [describe, crop, neverSend, remove]
}

/** Opens the choice of files. Files can also be dropped here. */
function DropCell({ upload, isOver }: { upload: OfferedAction; isOver: boolean }) {
  const { t } = useTranslation()
  return (
    <li style={{ display: 'contents' }}>
      <button type="button" className={grid.drop} data-over={isOver || undefined} onClick={upload.run}>
        <IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {t('profile_sets.drop_here')} <Keys keys={upload.key} />
        </span>
      </button>
    </li>
  )
}

type FileInputProps = { ref: RefObject<HTMLInputElement | null>; onFiles: (files: File[]) => void }

function FileInput({ ref, onFiles }: FileInputProps) {
  const { t } = useTranslation()
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={photoTypes.join(',')}
      aria-label={t('profile_sets.add_photos')}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

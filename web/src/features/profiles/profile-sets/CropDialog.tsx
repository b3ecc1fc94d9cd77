import type { Crop, SetPhoto } from '@panel/contract'
import { minCropSide } from '@panel/contract/rules/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import styles from './ProfileSetPage.module.css'
import { showPhotos } from './profile-set-query'

type Props = { setId: number; photo: SetPhoto; onClose: () => void }

/** Crops a photo. The selected part is moved and resized with the pointer or the arrow keys; the server cuts it from the original. */
export function CropDialog({ setId, photo, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const original = photo.original ?? { url: photo.url, width: photo.width, height: photo.height, crop: null }
  const whole: Crop = { x: 0, y: 0, width: original.width, height: original.height }
  const [part, setPart] = useState<PercentCrop>(() => toPercent(original.crop ?? whole, whole))
  // Keys and pointer move the part by pixels of the picture on the screen, which has no size before it is loaded.
  const [isLoaded, setLoaded] = useState(false)
  const crop = toPixels(part, whole)
  const isWhole = crop.width === whole.width && crop.height === whole.height
  const save = useMutation({
    mutationFn: () =>
      call('PUT /api/profile-sets/:id/photos/:photo_id/crop', {
        params: { id: setId, photo_id: photo.id },
        body: { crop: isWhole ? null : crop, seen: original.crop },
      }),
    onSuccess({ photos }) {
      showPhotos(client, setId, photos)
      onClose()
    },
  })
  const isTooSmall = crop.width < minCropSide || crop.height < minCropSide
  const isEdited = save.error instanceof ApiError && save.error.code === 'edited_meanwhile'
  return (
    <DialogForm
      isOpen
      title={t('profile_sets.crop_title')}
      confirm={t('profile_sets.crop')}
      onConfirm={() => save.mutate()}
      blocked={isTooSmall && t('profile_sets.crop_too_small', { min: minCropSide })}
      onClose={onClose}
      isBusy={save.isPending}
      error={
        save.error &&
        failureText(t, t(isEdited ? 'profile_sets.cropped_meanwhile' : 'profile_sets.not_saved'), save.error)
      }
    >
      <p className={styles.cropHint}>{t('profile_sets.crop_hint')}</p>
      <div className={styles.cropArea} data-autofocus tabIndex={-1}>
        <ReactCrop
          crop={part}
          keepSelection
          disabled={!isLoaded}
          ruleOfThirds
          ariaLabels={handleLabels(t('profile_sets.crop_part'), t('profile_sets.crop_edge'))}
          onChange={(_, percent) => setPart(percent)}
        >
          <img
            src={original.url}
            alt={photo.description}
            className={styles.cropped}
            onLoad={() => setLoaded(true)}
          />
        </ReactCrop>
      </div>
      <p className={styles.cropSize}>
        <span role="status">{t('profile_sets.crop_size', { width: crop.width, height: crop.height })}</span>
        <Button size="small" onClick={() => setPart(toPercent(whole, whole))}>
          {t('profile_sets.crop_whole')}
        </Button>
      </p>
    </DialogForm>
  )
}

const toPercent = (crop: Crop, whole: Crop): PercentCrop => ({
  unit: '%',
  x: (crop.x / whole.width) * 100,
  y: (crop.y / whole.height) * 100,
  width: (crop.width / whole.width) * 100,
  height: (crop.height / whole.height) * 100,
})

/** Whole pixels inside of the photo. */
function toPixels(part: PercentCrop, whole: Crop): Crop {
  const x = Math.round((part.x / 100) * whole.width)
  const y = Math.round((part.y / 100) * whole.height)
  return {
    x,
    y,
    width: Math.min(whole.width - x, Math.round((part.width / 100) * whole.width)),
    height: Math.min(whole.height - y, Math.round((part.height / 100) * whole.height)),
  }
}

const handleLabels = (cropArea: string, edge: string) => ({
  cropArea,
  nwDragHandle: `${edge} ↖`,
  nDragHandle: `${edge} ↑`,
  neDragHandle: `${edge} ↗`,
  eDragHandle: `${edge} →`,
  seDragHandle: `${edge} ↘`,
  sDragHandle: `${edge} ↓`,
  swDragHandle: `${edge} ↙`,
  wDragHandle: `${edge} ←`,
})

import type { Message } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { formatDate } from '../../../ui/words/dates'
import { photoOf } from './attachments/photo'
import { timeOf } from './message-place'
import { showPhoto } from './shown-photos'
import type { Thread } from './thread'

type Props = { thread: Thread; first: Message; onClose: () => void }

/**
 * The loaded photos of the thread, large, starting with the opened one: arrows change the photo, Escape closes, plus and minus
 * zoom. A viewed photo is also uncovered in the thread.
 */
export function PhotoBox({ thread, first, onClose }: Props) {
  const { t } = useTranslation()
  // The photos at the time of opening: a message that arrives must not move the viewed one.
  const [photos] = useState(() => thread.pages.flat().filter(photoOf))
  const slides = photos.map((photo) => ({
    src: photoOf(photo)?.url ?? '',
    alt: t(isOurs(photo.direction) ? 'lightbox.mine' : 'lightbox.theirs', {
      date: formatDate(timeOf(photo), 'short'),
    }),
  }))
  return (
    <Lightbox
      open
      close={onClose}
      index={photos.findIndex(({ id }) => id === first.id)}
      slides={slides}
      plugins={[Zoom]}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 3 }}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? still : moving}
      on={{
        view: ({ index }) => {
          const photo = photos[index]
          if (photo) showPhoto(photo)
        },
      }}
      labels={{
        Lightbox: t('lightbox.title'),
        'Photo gallery': t('lightbox.title'),
        Close: t('lightbox.close'),
        Previous: t('lightbox.previous'),
        Next: t('lightbox.next'),
        'Zoom in': t('lightbox.zoom_in'),
        'Zoom out': t('lightbox.zoom_out'),
        Slide: t('lightbox.slide'),
        Carousel: t('lightbox.title'),
        '{index} of {total}': t('lightbox.photo', { index: '{index}', total: '{total}' }),
      }}
    />
  )
}

const still = { fade: 0, swipe: 0, zoom: 0, navigation: 0 }
const moving = { fade: 160, swipe: 160, zoom: 160 }

import { IconCloudX } from '@tabler/icons-react'
import i18next from 'i18next'
import { showToast } from './overlays/toasts'
import { failureText } from './words/failure'

/** Reports that a dialog or menu did not open, although the page was reloaded for it less than a minute ago. */
export function reportFailedPart() {
  showToast({
    icon: IconCloudX,
    text: failureText(i18next.t, i18next.t('error.part_failed')),
    action: { label: i18next.t('error.reload'), onPress: () => location.reload() },
  })
}

import i18next from 'i18next'
import { showToast } from '../../ui/overlays/toasts'
import { leaveIcons } from './leave-actions'
import type { Leave } from './machine/calls'

/** Shows a toast about the action, because the conversation has left the screen. */
export function reportLeft(kind: Leave['kind']) {
  showToast({ icon: leaveIcons[kind], text: i18next.t(`leave.done.${kind}`) })
}

import i18next from 'i18next'
import { showToast } from '../../ui/toasts'
import { leaveIcons } from './leave-actions'
import type { Leave } from './machine/calls'

/** Shows a toast about the action, because the conversation has left the screen. */
export function reportLeft(act: Leave['act']) {
  showToast({ icon: leaveIcons[act], text: i18next.t(`leave.done.${act}`) })
}

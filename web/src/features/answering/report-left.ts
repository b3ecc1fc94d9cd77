import i18next from 'i18next'
import { showToast } from '../../ui/toasts'
import { leaveIcons } from './leave-actions'
import type { Leave } from './machine/calls'

/** Says what was done: the conversation itself is gone from the screen. */
export function reportLeft(act: Leave['act']) {
  showToast({ icon: leaveIcons[act], text: i18next.t(`leave.done.${act}`) })
}

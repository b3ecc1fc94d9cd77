import {
  type Icon,
  IconArrowBackUp,
  IconMessageOff,
  IconPlayerSkipForward,
  IconUserUp,
} from '@tabler/icons-react'
import i18next from 'i18next'
import { showToast } from '../../ui/toasts'
import type { Leave } from './use-leaving'

const icons = {
  skip: IconPlayerSkipForward,
  ignore: IconMessageOff,
  handover: IconUserUp,
  give_back: IconArrowBackUp,
} satisfies Record<Leave['act'], Icon>

/** Says what was done: the conversation itself is gone from the screen. */
export function tellLeft({ act }: Leave) {
  showToast({ icon: icons[act], text: i18next.t(`leave.done.${act}`) })
}

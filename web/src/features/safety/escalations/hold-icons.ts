import type { HoldKind } from '@panel/contract/rules/hold-kinds'
import {
  type Icon,
  IconCoin,
  IconEraser,
  IconHourglass,
  IconShieldQuestion,
  IconShieldX,
  IconUserOff,
} from '@tabler/icons-react'
import { escalationIcons } from '../../conversations/holds/escalation-icons'

export const holdIcons: Record<HoldKind, Icon> = {
  ...escalationIcons,
  disclosure_missing: IconShieldX,
  asked_if_real: IconShieldQuestion,
  self_exclusion: IconUserOff,
  cooling_off: IconHourglass,
  spending_limit: IconCoin,
  limit_reached: IconCoin,
  erased: IconEraser,
}

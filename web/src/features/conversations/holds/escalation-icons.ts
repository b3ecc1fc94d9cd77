import type { EscalationKind } from '@panel/contract/rules/hold-rules'
import { IconAlertCircle, IconAlertTriangle, IconBan, IconHandStop, IconLifebuoy } from '@tabler/icons-react'

export const escalationIcons = {
  possible_minor: IconAlertCircle,
  distress: IconLifebuoy,
  threat: IconAlertTriangle,
  illegal_content: IconBan,
  harassment: IconHandStop,
} satisfies Record<EscalationKind, typeof IconBan>

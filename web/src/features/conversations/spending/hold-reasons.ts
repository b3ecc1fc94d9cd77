import type { HoldKind } from '@panel/contract/rules/hold-kinds'
import type { TFunction } from 'i18next'
import { formatDate } from '../../../ui/words/dates'

/** The reasons why nothing may be sent, each with its end: "Cooling off until 21 Nov 09:00, Distress". */
export const holdReasons = (t: TFunction, holds: readonly { kind: HoldKind; until: string | null }[]) =>
  holds
    .map(({ kind, until }) => {
      const name = t(`hold.${kind}`)
      return until ? t('hold_mark.until', { kind: name, time: formatDate(until, 'short') }) : name
    })
    .join(', ')

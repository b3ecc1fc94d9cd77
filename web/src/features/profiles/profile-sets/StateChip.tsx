import type { ProfileSetState } from '@panel/contract/rules/profile-set-states'
import { IconArchive, IconCheck, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/Chip'

const icons = {
  draft: IconPencil,
  ready: IconCircleCheck,
  in_use: IconCheck,
  retired: IconArchive,
} as const
const tones = { draft: undefined, ready: 'accent', in_use: 'ok', retired: undefined } as const

/** The state of a set. */
export function StateChip({ state }: { state: ProfileSetState }) {
  const { t } = useTranslation()
  const Icon = icons[state]
  const tone = tones[state]
  return (
    <Chip {...(tone && { tone })}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`profile_sets.state.${state}`)}
    </Chip>
  )
}

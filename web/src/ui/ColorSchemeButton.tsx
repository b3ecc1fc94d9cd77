import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from './actions/Button'
import { type ColorScheme, chooseColorScheme, useColorScheme } from './storage/color-scheme'

const next: Record<ColorScheme, ColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' }
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** Cycles through: system, light, dark. */
export function ColorSchemeButton({ look }: { look?: 'quiet' }) {
  const { t } = useTranslation()
  const chosen = useColorScheme()
  const Icon = icons[chosen]
  const label = t(`color_scheme.${chosen}`)
  return (
    <Button
      size="small"
      isIcon
      look={look}
      aria-label={label}
      title={label}
      onClick={() => chooseColorScheme(next[chosen])}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}

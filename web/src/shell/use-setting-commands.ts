import { interfaceLanguages } from '@panel/contract/enumerations'
import { IconKeyboard, IconKeyboardOff, IconLanguage, IconPalette } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { chooseColorScheme, colorSchemes, useColorScheme } from '../ui/color-scheme'
import { useCommands } from '../ui/commands'
import { areSingleKeysOn, switchSingleKeys, useKeyChoices } from '../ui/key-choices'
import { languageNames } from '../ui/locale'
import { chooseLanguage } from '../ui/texts'

/** Theme, language and keys, as commands: what is chosen already is not offered. */
export function useSettingCommands() {
  const { t, i18n } = useTranslation()
  const { chosen } = useColorScheme()
  useKeyChoices()
  const areOn = areSingleKeysOn()
  useCommands([
    ...colorSchemes
      .filter((scheme) => scheme !== chosen)
      .map((scheme) => ({
        id: `theme ${scheme}`,
        group: 'settings' as const,
        title: t(`color_scheme.${scheme}`),
        icon: IconPalette,
        run: () => chooseColorScheme(scheme),
      })),
    {
      id: 'single keys',
      group: 'settings',
      title: t(areOn ? 'commands.single_keys_off' : 'commands.single_keys_on'),
      icon: areOn ? IconKeyboardOff : IconKeyboard,
      run: () => switchSingleKeys(!areOn),
    },
    ...interfaceLanguages
      .filter((language) => language !== i18n.language)
      .map((language) => ({
        id: `language ${language}`,
        group: 'settings' as const,
        title: languageNames[language],
        note: t('language_of_panel'),
        icon: IconLanguage,
        run: () => void chooseLanguage(language),
      })),
  ])
}

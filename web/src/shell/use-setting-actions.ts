import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import { useTranslation } from 'react-i18next'
import { offer } from '../ui/actions/actions'
import { areSingleKeysOn, switchSingleKeys, useKeyChoices } from '../ui/actions/key-choices'
import { useOffered } from '../ui/actions/use-action'
import { chooseColorScheme, colorSchemes, useColorScheme } from '../ui/storage/color-scheme'
import { chooseLanguage } from '../ui/words/texts'
import { chooseLanguageAction, chooseTheme, switchSingleKeysAction } from './shell-actions'

/** Offers theme, language and keys, except the present choice. */
export function useSettingActions() {
  const { t, i18n } = useTranslation()
  const chosen = useColorScheme()
  useKeyChoices()
  const schemes = colorSchemes.filter((scheme) => scheme !== chosen)
  const languages = interfaceLanguages.filter((language) => language !== i18n.language)
  const choose = (language: (typeof languages)[number]) => void chooseLanguage(language)
  useOffered([
    ...schemes.map((scheme) => offer(t, chooseTheme, { scheme, choose: chooseColorScheme })),
    offer(t, switchSingleKeysAction, { areOn: areSingleKeysOn(), change: switchSingleKeys }),
    ...languages.map((language) => offer(t, chooseLanguageAction, { language, choose })),
  ])
}
